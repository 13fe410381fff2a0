# counts old words of the lint test without vitest: count.sh <worktree>
cd $1; python3 - <<'PY'
s=open('tests/unit/lint/words-of-the-trade.test.ts').read()
i=s.index('describe("vocabulary of names"')
s=s[:i].replace('import { describe, expect, test } from "vitest";\n','')
s+='''
const found = code.flatMap((path) => findOld(path, readFileSync(path, "utf8")));
const counts = Object.fromEntries([...Map.groupBy(found, ({ word }) => word)].map(([w, n]) => [w, n.length]).sort());
import { writeFileSync } from "node:fs";
writeFileSync("/tmp/rename/old-words.txt", found.map(({ word, found }) => word + "\\t" + found).sort().join("\\n"));
console.log(JSON.stringify(counts));
'''
open('.count-words.ts','w').write(s)
PY
nice -n 19 node --disable-warning=ExperimentalWarning .count-words.ts; rm .count-words.ts
