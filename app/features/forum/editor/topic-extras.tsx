import { ContextFields, type CardForm } from "./context-fields";
import { PollFields, type PollForm } from "../poll/poll-fields";

export function TopicExtras({ form, pollForm }: { form: CardForm; pollForm?: PollForm | false }) {
  return (
    <>
      <ContextFields form={form} />
      {pollForm && <PollFields form={pollForm} />}
    </>
  );
}
