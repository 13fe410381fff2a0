import json
E=[]
def r(frm,to,kind=None,inn=None,near=None,outside=None):
    e={"from":frm,"to":to}
    if kind:e["kind"]=kind
    if inn:e["in"]=inn
    if near:e["near"]=near
    if outside:e["outside"]=outside
    E.append(e)
def rs(text,kind=None,inn=None):
    for line in text.strip().split('\n'):
        line=line.split('#')[0].strip()
        if not line: continue
        a,b=line.split('>'); a=a.strip(); b=[x.strip() for x in b.split('|')]
        r(a,b[0] if len(b)==1 else b,kind,inn)
def word(w,to,inn=None,kind=None,nott=None):
    e={"word":w,"to":to}
    if inn:e["in"]=inn
    if kind:e["kind"]=kind
    if nott:e["not"]=nott
    E.append(e)
def files(text):
    for line in text.strip().split('\n'):
        line=line.split('#')[0].strip()
        if not line: continue
        a,b=line.split('>'); inn=None
        if '@' in b: b,inn=b.split('@'); inn=inn.strip()
        r(a.strip(),b.strip(),'file',inn)

# ---------------- away → unavailable
rs('''
isCmsAway > isCmsUnavailable
isDatabaseAway > isDatabaseUnavailable
nullWhenAway > nullWhenUnavailable
failedWhenAway > failedWhenUnavailable
falseWhenAway > falseWhenUnavailable
unlessAway > orElse | unlessUnavailable
whenAway > whenUnavailable
onAway > onUnavailable
onPeopleAway > onPeopleUnavailable
onCmsAway > onCmsUnavailable
areRulesAway > areRulesUnavailable
SecurityAway > SecurityUnavailable
CommentsAway > CommentsUnavailable
CommentsAwayProps > CommentsUnavailableProps
ToolAway > ToolUnavailable
Away > Unavailable
AWAY_STATUSES > OUTAGE_STATUSES
AWAY_SQL_STATES > OUTAGE_SQL_STATES
KEPT_WHILE_AWAY_MS > RETAINED_DURING_OUTAGE_MS
keepWhileAway > retainDuringOutage
isOneErrorAway > isOneErrorAway
throwAway > rejectWithoutList | rejectUnknown
isThrownAway > isTemporary
listAway > listInactive | listUnused
expectSentAway > expectRedirected
givesAway > reveals
isAwayAtFirst > isUnavailableAtFirst
''')
E[:]=[e for e in E if e["from"]!=e["to"]]
r('throwAway','throwUnavailable'); E[:]=[e for e in E if not(e["from"]=='throwAway' and isinstance(e["to"],list))]
r('isAway','isUnavailable'); r('AWAY','UNAVAILABLE',None,'hub-passage|hub-proxy')
r('away',['unavailable','offline'],'var,fn',None,r"503|CmsError|Failed to fetch|reject|ECONN|127\.0\.0\.1|57P01|Error")
files('''
when-away > when-unavailable
tool-away > tool-unavailable
comments-away > comments-unavailable
security-away > security-unavailable
cms-away > cms-unavailable
service-away > service-unavailable
''')
# ---------------- kept, keep → cached, saved, draft
r('kept-pages','cached-pages','folder')
files('''
kept-pages > cached-pages
kept-pages-changes > cached-pages-changes
kept-routes > cached-routes
serve-kept-pages > serve-cached-pages
kept-profile > cached-profile
kept-for-many > cached-for-many
kept-build > cached-build
kept-image > cached-image
kept-kit > offline-kit
keep-kit > save-kit
kept-page > offline-page
kept-words > local-drafts
use-kept-text > use-chat-draft
kept-store > edits-store
follow-form > follow-form
position-keeper > save-position
use-position-keeper > use-save-position
keeping > caching @app/page
keep > store-messages @bench/chat
kept-rows > stored-rows @tests/service/crawl
kept-lines > personal-lines @tests/unit/bff
''')
E[:]=[e for e in E if e.get("from")!=e["to"]]
rs('''
createKeptPages > createCachedPages
serveKeptPages > serveCachedPages
openKeptPages > openCachedPages
keptPages > cachedPages
KeptPages > CachedPages
KeptRoute > CachedRoute
createKeptRoutes > createCachedRoutes
KeptAnswer > CachedAnswer
KeptPieces > CachedPieces
keepPieces > cachePieces
keepOnce > cacheOnce
KEPT_STATUS > CACHED_STATUS
ALL_KEPT > ALL_CACHED
openKept > openCached
onceKept > onceCached
expectKept > expectSaved
answerKeptImage > answerCachedImage
keptQuality > savedQuality
keepQuality > saveQuality
keptSpeed > savedSpeed
keepSpeed > saveSpeed
keepsPositions > savesPositions
KEPT_FOR_LATER > WATCH_LATER_FILTER
listKeptForLater > listWatchLater
isShownKept > isShownSaved
useKeptText > useChatDraft
isKitKept > isKitSaved
KEPT_WHEN_MISSING_SECONDS > MISSING_TTL_SECONDS
keptSeconds > ttlSeconds
isKeptAtOnce > isCachedAtOnce
KEPT_TYPES > SAVED_FIELD_TYPES
VERSIONS_KEPT > MAX_VERSIONS
KEPT_SECONDS > TTL_SECONDS
KEPT_DAYS > RETENTION_DAYS
KEPT_MAILS > MAX_MAILS
keptBytes > cachedBytes | storedBytes
keptCpuRatio > keptCpuRatio
KeptAs > ChatFlags
createKeptLines > createCachedLines
KeptLines > CachedLines
listKeptKinds > listStoredKinds
isFirstKept > isFirstStored
KeptEditsForm > UnsavedEditsForm
KeptEdits > UnsavedEdits
keepEdits > saveEdits
keptMessage > storedMessage
KeptMessage > StoredMessage
keptForumImage > storedForumImage
KeptForumImage > StoredForumImage
keptPlan > storedPlan
KeptPlan > StoredPlan
READING_KEPT_EVERY_MS > READING_SAVE_INTERVAL_MS
setChatKept > setChatFlags
keptTexts > savedTexts
keepDraft > saveDraft
keepDrafts > saveDrafts
keepReading > saveReading
keepChange > savePendingChange | saveChange
keepWatching > saveWatching
keepPositionAt > savePositionEvery
keepReadingChoices > saveReadingChoices
keepOpinion > saveOpinion
keepWaiting > savePendingMessages
readWaiting > readPendingMessages
keepOf > favoriteOf
keepSeen > saveSeen
keepStill > hold
keepFalling > resume
keepForumImage > storeForumImage
keepState > saveState
keepRead > saveRead
keepTheme > storeTheme
KeepKit > SaveKit
keepSearch > saveRecentSearch
keepWanted > rememberRequestedPage
keepPageThroughOutages > retryDuringOutages
keepRenewal > storeRenewal
Keep > StoreMessage
openKeep > openMessageStore
KEEP_DONE_SECONDS > COMPLETED_RETENTION_SECONDS
keepCustomer > saveCustomer
keepOpenCheckout > reuseOpenCheckout
keepConsents > saveConsents
keepTyped > saveAnswers
keepReaction > saveReaction
keepHidesReceipts > updateHidesReceipts
readAndKeep > readAndCache
requireMayKeep > requireMayRetain
keepEnrollment > saveEnrollment
keepOldAddresses > saveOldAddresses
keepOldPart > saveOldPart
KEEP_AFTER_MS > SAVE_AFTER_MS
keepClaims > retainClaims
keepThreads > retainThreads
keepArtifacts > saveArtifacts
keepTestRecord > saveTestRecord
keepPicture > storePicture
keepFile > storeFile
keepNotices > recordNotifications
keepSomething > storeRows
keepAndReturnAs > saveAndReturnAs
keepSought > saveSeekedPosition
keepNothing > saveNothing
keepImage > storeImage
keepFiles > storeFiles
keepAs > setFlags
keepLogs > saveLogs
mayKeep > maySave
onKeep > onSaveDraft
onKept > onSaved
usePositionKeeper > usePositionSaver
createPositionKeeper > createPositionSaver
Keeping > SavePositionOptions
keptMs > ttlMs
KEPT_MS > TTL_MS
isKeptOnly > isSavedOnly
keptAt > savedAt
setKept > setSaved
tKept > tSaved
keepChatReport > storeChatReport
''')
E[:]=[e for e in E if e.get("from")!=e["to"]]
# the meaning of Keeping and kept differs by file
r('Keeping','ChatFlagsInput','type','chat-writes')
r('keeping',['caching'],None,'app/(page|resources|routes)/|kept-|cached-')
r('keeper',['saver','positionSaver'],'var',r'(content|features|app)/.*(film|watch|position)')
r('Kept','CachedValue','type','last-known'); r('Kept','ListedItem','type','arrange'); r('Kept','StoredWatching','type','watching.server')
r('Kept','FavoriteMark','type','offer-card'); r('Kept','DraftEntry','type','quiz-draft'); r('Kept','CachedPosts','type','member-posts')
r('Kept','KitState','type','keep-kit|save-kit'); r('Kept','CachedPage','type','(kept|cached|visitor)-pages'); r('Kept','StoredFile','type','seed-films'); r('Kept','StoredImage','type','chat-image|forum-images'); r('Kept','StoredPoll','type','forum-polls')
r('findKept','findStored','fn','use-conversation'); r('findKept','findCached','fn','(kept|cached)-pages')
r('isKept','isCached',None,'(kept|cached)-pages|tests/unit/app/resources'); r('isKept','isWatchLater',None,'history.server|watch-later')
r('isKept','isStored',None,'bench/|link-|reports/endpoint|directus-double|idempotency|chat-report|comment-rows'); r('isKept','isSaved',None,None)
r('KEPT',['MAX_DISMISSED'],'var','dismissed-warnings'); r('KEPT',['MAX_RECENT'],'var','recent-searches'); r('KEPT','UNPUBLISHED','var','comment-changes')
r('keep','setFavorite' ,'zzz')
E.pop()
r('keep','favorite','var,prop,import','offer-card|offer-results|opened-|offer-list|favorite-offers')
r('keep',['remember','save'],'var,fn,prop,import','use-tab-memory|left-page|health-page|use-tool-values')
r('keep',['store','save'],'fn,var','kept-words|cms-claims|cms-profiles|cms-tickets|forum-images|report-messages|bench/chat|old-addresses|follow-form|chat-writes|film-player|use-drafts|idempotency')
r('kept',['cache'],'var',None,r'LRUCache|new Map')
r('kept',['cached'],'var,prop','(kept|cached)-(pages|routes)|byte-cache|visitor-pages|inline-hashes|neighborhood|members-api|personal-lines')
r('kept',['saved','stored'],'var',None,r'localStorage|sessionStorage|JSON\.parse|useState|formEntries|Draft|FormData')
r('kept',['stored','saved'],'var','^(bff|cms-extensions|contract|ops)/|\.server\.')
r('kept',['saved','stored','savedChoices'],'var,prop','^app/')
r('kept',['stored','saved','cached'],'var','^(tests|scripts|bench)/')
# ---------------- draft, started
rs('''
BegunCall > MentionQuery
begunCall > findMentionQuery
codesBegun > codesStarted
isBegun > isStarted
listBegun > listStarted
findBegun > findDraft | findChatDraft
begunAt > draftChangedAt
setBegun > setInitial
setBegunSec > setStartSec
begunSec > startSec
begunMs > startMs
begunWith > initialText
setBegunWith > setInitialText
wasBegun > wasStarted
setWasBegun > setWasStarted
MAX_BEGUN > MAX_STARTED
BEGUN_WORDS > MAX_COMPLETIONS
notBegun > notStarted
begunInName > nameStart
begunSince > startedSince
BeginCalculation > StartCalculation
beginCalculation > startCalculation
beginRecord > startRecord
beginRun > startRun
beginPasskeyLogin > startPasskeyLogin
beginRegistration > startRegistration
beginLogin > startLogin
monthBegin > monthStart
mayBegin > mayComplete
BEGIN_OF_CURRENCY > CURRENCY_START
BEGIN_OF_DAY > DAY_START
''')
r('BEGUN','MENTION_QUERY','var','writing/(call|mention)')
r('begun',['draft'],'prop,var','comments/|reply-form|comment-form|forum/create|use-kept-text|use-chat-draft')
r('begun',['initial','start'],'var','profile|use-tool-values|call-picker|mention-picker')
r('begun',['started'],'var,prop',None)
files('begun > chat-draft @chat/composer')
# ---------------- mentions
files('''
call-picker > mention-picker
call > mention @comments/writing
callable > mention-candidates
use-callable > use-mention-candidates
chosen-calls > chosen-mentions
note-call > remember-mention
call-limits > mention-limits
calls > mentions @comments/calls
''')
rs('''
CallPicker > MentionPicker
CallPickerProps > MentionPickerProps
callIn > mentionQueryIn
withCall > withMention
noteCall > rememberMention
CALL_MAX_LENGTH > MENTION_MAX_LENGTH
OFFERED_CALLS > MAX_MENTION_SUGGESTIONS
CALLS_A_DAY > MENTIONS_PER_DAY
NEWCOMER_CALLS_A_DAY > NEWCOMER_MENTIONS_PER_DAY
CALLS_MAX_LENGTH > MENTIONS_MAX_LENGTH
CALL_CANDIDATES > MENTION_CANDIDATES
chosenCalls > chosenMentions
requireCalls > requireMentionLimit
Calls > Mentions
createCalls > createMentions
calledIds > mentionedIds
listCalled > listMentionedMembers
isCalledByAll > isMentionedByAll
isCalledSo > hasThisName
isCallable > isMentionable
CALLABLE > MENTIONABLE
Callable > MentionCandidate
CallableAnswer > MentionCandidatesAnswer
listCallable > listMentionCandidates
askCallable > fetchMentionCandidates
useCallable > useMentionCandidates
callable > mentionable
callLimit > mentionLimit
calledAt > newestAt
callOff > cancel
isCalledOff > isCanceled
Calling > MentionContext
''')
r('called',['mentioned'],'var,prop','comments/|note-call|remember-mention')
r('calls',['mentions'],'var,prop,fn','community/comments')
# ---------------- sanctions, analytics
files('''
measures > sanctions @relations/moderation|db/tables
cms-measures > cms-sanctions
measure-rules > sanction-rules
measure > measure-load @bench/chat
measure > analytics-script @public-pages/consent
''')
rs('''
holdingMeasures > activeSanctions
HoldingMeasure > ActiveSanction
CmsMeasure > CmsSanction
CmsMeasures > CmsSanctions
createCmsMeasures > createCmsSanctions
memberMeasures > memberSanctions
replaceMeasures > replaceSanctions
Measures > SanctionsService
createMeasures > createSanctions
cmsMeasures > cmsSanctions
''')
r('Measure','AnalyticsScript',None,'app/'); r('MeasureProps','AnalyticsScriptProps'); r('loadMeasure','loadAnalyticsScript')
r('isMeasured','hasAnalytics',None,'app/'); r('measures','sanctions','var,prop,import',r'^(bff|cms-extensions|tests)/')
# ---------------- viewer, requester
rs('''
Seer > Viewer
seerOf > viewerOf
Looker > PeopleSearch
SearchAsker > SearchCaller
askerOf > requesterOf
ofAsker > ofRequester
requireAsker > requireRequester
ASKER > REQUESTER
''')
files('asker > requester @cms-extensions')
r('looker',['viewer','searcher'],'var'); r('asker',['requester','caller'],'var,prop'); r('Asker',['Requester','Caller'],'type')
# ---------------- alert, notification
files('''
notice > alert @app/ui/feedback
cms-notices > cms-notifications
notices > notifications @comments/notices|moderation/notices
notice-mails > notification-mails
due-notices > due-notifications
like-notice > like-notification
solution-notice > solution-notification
topic-notices > topic-notifications
answer-notice > answer-notification
comment-notices > comment-notifications
content-notices > content-notifications
connection-notices > connection-notifications
blocked-notices > blocked-notifications
claim-notices > claim-notifications
idea-notices > idea-notifications
account-notices > account-notifications
push-notices > push-notifications
request-notice > request-notification @^bff|tests/service
slow-notice > slow-mode-alert
request-notice > request-alert @app/
failure-notice > failure-alert
membership-failure-notice > membership-failure-alert
draft-notice > draft-alert
connection-notice > connection-alert
premium-year-notice > premium-year-alert
year-notice > year-alert
login-notice-box > login-alert
notice-channels > notification-channels
notice-rows > notification-rows
written-notices > written-notifications
''')
r('notice-mails','notification-mails','folder'); r('account-notices','account-notifications','folder')
rs('''
Notice > Alert
NoticeProps > AlertProps
DraftNotice > DraftAlert
DraftNoticeProps > DraftAlertProps
SlowNotice > SlowModeAlert
LoginNoticeBox > LoginAlert
PremiumYearNotice > PremiumYearAlert
WritingBarNotice > WritingBarAlert
MembershipFailureNotice > MembershipFailureAlert
FailureNotice > FailureAlert
FailureNoticeProps > FailureAlertProps
SupportFailureNotice > SupportFailureAlert
YearNotice > YearAlert
NoticeChannels > NotificationChannels
NoticeChannelsProps > NotificationChannelsProps
noticeGroups > notificationGroups
''',None,'^(app|tests)/')
r('ConnectionNotice','ConnectionAlert',None,'^app/'); r('RequestNotice','RequestAlert',None,'^app/')
r('Notice','Notification','type','^(bff|cms-extensions)/')
S='^(bff|cms-extensions/src|tests/service|tests/unit/(bff|cms-extensions))/'
NOT='[Ll]egal|LEGAL|CheckoutNotice|noticeKey'
for k in ('var,fn,type,import','prop'):
    word('notice','notification',S,k,NOT); word('notices','notifications',S,k,NOT)
# ---------------- disposable income
r('left','disposable-income','folder','features/cantons/left/|cantons/left')
files('''
left-form > disposable-income-form
left-page > disposable-income-page
left-values > disposable-income-values
left > disposable-income @features/cantons
locked-left > locked-disposable-income
what-is-left > disposable-income-teaser
what-is-left-form > disposable-income-teaser-form
left-in-canton > disposable-income @contract/calculators|unit/contract/calculators
''')
rs('''
LeftProblems > DisposableIncomeProblems
LeftQuestion > DisposableIncomeQuestion
ReadLeft > ReadDisposableIncome
sentLeftValues > sentDisposableIncomeValues
readLeft > readDisposableIncome
LeftAnswer > DisposableIncomeAnswer
LockedLeft > LockedDisposableIncome
LeftForm > DisposableIncomeForm
LeftFormProps > DisposableIncomeFormProps
LeftPage > DisposableIncomePage
LeftPageProps > DisposableIncomePageProps
LeftRoute > DisposableIncomeRoute
LeftValues > DisposableIncomeValues
leftDefaults > disposableIncomeDefaults
WhatIsLeftForm > DisposableIncomeTeaserForm
WhatIsLeftFormProps > DisposableIncomeTeaserFormProps
WhatIsLeft > DisposableIncomeTeaser
whatIsLeft > disposableIncomeTeaser
LEFT_FIELDS > DISPOSABLE_INCOME_FIELDS
LeftField > DisposableIncomeField
LeftInput > DisposableIncomeInput
readLeftInput > readDisposableIncomeInput
leftOfMonth > monthlyDisposableIncome
leftInCantonFigures > disposableIncomeFigures
leftInCantonCents > disposableIncomeCents
leftInCantons > disposableIncomeByCanton
leftInCanton > disposableIncomeWords
leftMs > remainingMs
accessTokenLeftMs > accessTokenRemainingMs
nextLeftMs > nextRemainingMs
freshLeftMs > freshRemainingMs
findFreshLeftMs > findFreshRemainingMs
RENEW_WHEN_LEFT_MS > RENEW_BEFORE_EXPIRY_MS
isHeldLeft > hasHeldBack
LEFT_OPEN > SESSION_OPEN
leftOpenQuery > sessionOpenQuery
isLeftOpen > isSessionOpen
LEFT_ALONE > UNTOUCHED_ELEMENTS
LEFT_AFTER_DAYS > ABANDONED_AFTER_DAYS
''')
r('Left','OldAddress','type','old-addresses'); r('left',['remembered','restored'],'var,prop','use-tab-memory|left-page|health-page|use-tool-values')
# ---------------- pending, lazy
rs('''
WaitingFavorites > PendingFavorites
loadWaitingFavorites > loadPendingFavorites
WaitingChange > PendingChange
listWaitingChanges > listPendingChanges
sendWaiting > sendPending
WaitingMessage > PendingMessage
stillWaiting > stillPending
WaitingItem > PendingItem
WaitingItemProps > PendingItemProps
WaitingComment > PendingComment
WaitingRow > PendingRow
WaitingRowProps > PendingRowProps
waitingAt > pendingAt
waitingKey > pendingKey
waitingCount > pendingCount
setWaiting > setPending
isWaiting > isPending | isQueued
maxWaiting > maxQueued
maxWaitingItems > maxQueuedItems
MAX_WAITING > MAX_QUEUED
WAITING > PENDING
listWaiting > listPending
holdWaitingJob > holdQueuedJob
countWaiting > countQueued
runWaiting > runPending
isWaitingForTariff > isTariffPending
saveWaiting > saveWaitlistEntry
sayWaiting > reportWaiting
LaterContext > LazyContext
LaterContextProps > LazyContextProps
loadBesidePages > loadPageExtras
BesidePages > PageExtras
BesidePagesProps > PageExtrasProps
placeBeside > positionNextTo
BesideJobs > RelatedTools
BesideJobsProps > RelatedToolsProps
BesideNet > NetSalaryDetails
mayWriteBeside > mayWriteAlongside
answerLower > answerMute
''')
r('later','lazyPart',None,'.'); E[-1]={"from":"later","to":["lazyPart"],"kind":"fn,import","in":"app/ui/later|app/ui/lazy"}
r('Later','LoadWhenIdle','fn','app/pwa/'); r('LaterProps','LoadWhenIdleProps','type','app/pwa/')
r('waiting',['pending','queue','queued'],'var,prop',r'^(app|bff|scripts|contract|cms-extensions)/')
r('Waiting','Fallback','var','app/ui/later')
files('''
waiting-changes > pending-changes
waiting-favorites > pending-favorites
waiting-item > pending-item
waiting-row > pending-row
beside-pages > page-extras
place-beside > position-next-to
beside-jobs > related-tools
net-salary-beside > net-salary-details
lower > mute @notifications
later > load-when-idle @app/pwa
hub-passage > hub-proxy
wanted-teaser > requested-teaser
wanted-page > requested-page
still-wanted > still-subscribed
settle-write > write-result
facts-taken-out > removed-facts
asked-boxes > submitted-boxes
asked > read-request @cms-extensions/src/community/moderation
asked-questions > open-questions
given-answers > submitted-answers
given > required-env @tests/support
placed > embeds @app/content/placed/placed|placed.server
placed-films > embedded-films
settle > update-membership @membership
cut-line > offline-mode @tests/e2e
held-data > stored-data @tests/e2e
held-scripts > delayed-scripts @tests/e2e
held-stores > stored-data
outside-holding > external-data
told > notified @tests/service/premium
found > search-hits.repository @never
keeper > supervisor @scripts/stack
''')
E[:]=[e for e in E if e.get("in")!='never']
r('placed','embeds','folder','content/placed/')
# ---------------- proxy
rs('''
HubPassage > HubProxy
HubPassageOptions > HubProxyOptions
createHubPassage > createHubProxy
''')
# ---------------- requested, expected
rs('''
WantedTeaser > RequestedTeaser
findWantedTeaser > findRequestedTeaser
wantedTable > requestedTable
WantedTable > RequestedTable
wantedPath > requestedPath
findWantedPath > findRequestedPath
wantedCookie > requestedPathCookie
expiredWantedCookie > expiredRequestedPathCookie
WANTED_COOKIE > REQUESTED_PATH_COOKIE
MAX_WANTED_LENGTH > MAX_REQUESTED_PATH_LENGTH
WantedStep > RequestedStep
wantedStep > requestedStep
WantedList > SubscribableList
StillWantedDeps > StillSubscribedDeps
createStillWanted > createStillSubscribed
isStillWanted > isStillSubscribed
wantedNumber > requestedNumber | targetNumber
wantedKeys > expectedKeys
wantedTypes > expectedTypes
WANTED_PRECISION > TARGET_PRECISION
readWanted > readPattern
listWantedPages > listRequestedPages
wantedOf > searchOf
setWanted > setRequested
isWantedInSight > shouldBeVisible
askedYear > requestedYear
isAsked > isRequested
lastAskedOn > lastSearchedOn
askedAtMs > requestedAtMs
askedAt > requestedAt
askedFor > requestedFor
readAsked > readRequest
ASKED > SUBMITTED
isAskedHere > isRequestedHere
askedOnce > requestedOnce
askedQuestions > openQuestions
PreviewAsked > PreviewRequest
AskedHistory > HistoryRequest
lastAsked > lastRequest
askedLetter > requestedLetter
MAX_ASKED_ONCE > MAX_SEEN_ONCE
isAskedAgain > isRepeatedRequest
notAsked > notSent
AskedQuestionsDeps > OpenQuestionsDeps
createAskedQuestions > createOpenQuestions
listAsked > listInvited
notifyAsked > notifyInvited
linkCardsAsked > linkCardsRequest
permitsAsked > requiredPermits
ASKED_A_TOPIC > INVITES_PER_TOPIC
askedPermits > permitChoices
ASKS_A_WEEK > INVITES_PER_WEEK
ASKS_WEEK_MS > INVITE_WEEK_MS
scaleAsked > requestedScale
firstAsked > firstRequested
askedBefore > requestedBefore
askedOf > requestedOf
askedIn > requestedIn
askedBy > requestedBy
AskedProfile > RequestedProfile
forumAsks > forumInvites
ForumAsksDeps > ForumInvitesDeps
createForumAsks > createForumInvites
insertAsks > insertInvites
lockAsks > lockInvites
countAsksSince > countInvitesSince
listAsksSince > listInvitesSince
asksWho > shouldNotify
asksDevices > canAskDevice
AskingStep > QuestionStep
isAskingStep > isQuestionStep
setIsAsking > setIsPending
isAsking > isPending | isRequesting
useAskingAgain > useResend
askingOf > callerOf
''')
files('''
forum-asks > forum-invites
''')
r('Asking','Caller','type','forum/'); r('Asking',['Clients','Sources'],'type','authors.server|connections.server|members.server')
r('asking',['caller'],'var','community/|forum/'); r('asking',['clients'],'var',None,'Asking|cms'); r('asking',['pending','request'],'var',None,'Promise|cached')
r('Asked','EndpointRequest','type','endpoint'); r('Asked',['ConnectionQuery'],'type','connections.server'); r('Asked',['ProfileRequest'],'type','public-profile'); r('Asked','ComparisonParams','type','comparison-query'); r('Asked','CommentsRequest','type','ask-comments'); r('Asked','PreviewRequest','type','preview.server'); r('Asked','OfferQuery','type','cms-listed'); r('Asked','RequestedPerson','type','premiums.service'); r('Asked','OwnRowRequest','type','own-rows'); r('Asked','RequestInfo','type','member-auth'); r('Asked',['RecordedRequest'],'type','tests/')
r('asked',['endpointRequest'],'var',None,r'request as Asked')
r('asked',['requests','requested'],'var','^tests/',r'\[\] = \[\]|= new (Set|Map)')
r('asked',['pending','request'],'var',None,r'asked: Promise<|= own\.ask\(|askEndpoint|= ask\(|Promise\.all\(dep')
r('asked',['query','params','requested'],'var,prop',None,r'searchParams|URLSearchParams|PreviewAsked|SearchQuery|Filter\b|asked: Asked|params\.get|z\.object|request\.query|queryShape|lettersShape|parseQuery')
r('asked',['response','reply','requested'],'var',None,r'= await (ask|fetch)')
r('asked',['input','request'],'var',None,r'safeParse|requireShape|requireChatShape|form\.get|FileToImport|currentPassword|z\.output')
r('asked',['requested','request','params'],'var',None)
rs('''
Wanted > Requested
''',None,'app/cms'); r('Wanted','ScamPattern','type','scam-patterns'); r('Wanted',['SearchTerms'],'type','facts.repository|found.repository')
r('wanted',['expected'],'var,prop',r'access/|member-token|image-token|cms-changed|row-rules|row-diff|system-rows|outside-cms|aggregates|^tests/')
r('wanted',['selected','chosen'],'var,prop',r'scripts/|bench/')
r('wanted',['requested','target','selected'],'var,prop',None)
r('isWanted',['isRequested'],'var,prop','thread/|comment-row|use-search-groups|map-panel|combobox|legal-text|canton-explorer'); r('isWanted',['isSubscribed','isSelected'],'var,prop','bff/'); r('isWanted',['isOn','isSelected'],'var,prop','favorite-button|heart|photo')
# ---------------- given
rs('''
givenAt > consentedAt
isGiven > isSubmitted | isProvided
givenBy > grantedBy
sourcesGivenBy > grantedSources
GivenCertificate > IssuedCertificate
listGivenCertificates > listIssuedCertificates
givenTo > answersTo
givenBytes > sentBytes
givenByHand > manualGrants
givenTerms > grantedTerms
expectGivenUp > expectAbandoned
givenUp > abandoned
isGivenUp > isAbandoned
roleGiven > roleAccess
folderGiven > folderAccess
sourceGiven > sourceAccess
setGiven > setReceived
''')
r('given','requiredEnv','fn','tests/support/(given|required-env)')
r('given',['value','input'],'var',None,r'given: unknown|given: string|: unknown = |z\.transform|preprocess|\(given\) =>|refine\(|typeof (value|delta|byCanton)')
r('given',['header','sent'],'var',None,r'headers|Header')
r('given',['signed','received'],'var',None,r'Buffer\.from\(signature')
r('given',['input','values','args','submitted'],'var,prop',None)
r('Given',['Input'],'type','progress|use-thread-acts'); r('Given',['Values'],'type','home-dates|net-salary|search-index'); r('Given',['LoadedValue'],'type','(kept|cached)-(pages|build)|outcomes')
# ---------------- told
rs('''
isTold > isNotified
setTold > setOutcome
toldUntil > notifiedUntil
toldGroups > notifiedGroups
toldAt > notifiedAt
toldAtOf > notifiedAtOf
MOST_TOLD > MAX_NOTIFIED
TOLD_AT_ONCE > NOTIFIED_PER_BATCH
MAX_TOLD > MAX_REPORTED
findTold > findNotified
saveTold > saveNotified
markTold > markNotified
withoutTold > withoutNotified
hasTold > hasVoted
toldTo > shownTo
toldTogether > combinedLists
toldBefore > choicesBefore
toldNow > choicesNow
toldTexts > announcedTexts
ToldRule > ShownRule
ToldSentence > ShownSentence
toldCollections > announcedCollections
ToldCollection > AnnouncedCollection
chooseTold > chooseNotified
withholdingTold > withholdingDetails
''')
r('isTold','isPublicCollection','fn','changes/change'); r('isTold','mustSendReceipt',None,'chat/(chat|own-chats)\.ts'); r('isTold','canAnswer','var','front-guard')
r('toldOf','describeCourse','fn','course-facts'); r('toldOf','describeWatched','fn','watch-history'); r('toldOf','shownState','fn','relations.service')
r('TOLD','PRICE_KNOWN','var','mobile-plans'); 
r('Told','ReportState','type','broken-film'); r('Told','PlayerMessage','type','embed-screen'); r('Told','DeductionDetails','type','net-salary-lines'); r('Told','DescribedOffer','type','cms-listed|offer-sources'); r('Told','NotifiedState','type','notice-mails|notification-mails'); r('Told','Shown','type','assess'); r('Told','RerunNotification','type','rerun'); r('Told','LikeNotification','type','like-noti'); r('Told','RefusalDetail','type','refusal'); r('Told','NotifiedOffers','type','saved-searches'); r('Told','ReportedError','type','vitest-record'); r('Told','Choices','type','notification-choices'); r('Told','HubEvent','type','editing-together')
r('told',['reportState'],'var','broken-film'); r('told',['outcome'],'var',None,'useState'); r('told',['message'],'var','embed-screen')
r('told',['rest','shown'],'var',None,r'\.\.\.told')
r('told',['properties','details'],'var','analytics|consents'); r('told',['details'],'var','-source\.server|offer-sources|context-fields|ticket-rules|topic\.server')
r('told',['subscription','providerSubscription'],'var','payments/'); r('told',['opinion'],'var','reading/'); r('told',['notified'],'var','notice-mails|notification-mails|like-noti|saved-searches|hubs/|session-events'); r('told',['description'],'var,prop','watch-history')
r('told',['retryAfter'],'var','retry-after'); r('told',['header','reported'],'var',None,r'headers'); r('told',['announced'],'var',r'forms/outcome|comment-row|reader-tools')
r('told',['received','announced','notified'],'var','^tests/')
# ---------------- heard, held, said, sought, placed
rs('''
heardRows > receivedChanges
saveHeard > saveReceived
listHeard > listReceived
forgetHeardBefore > deleteReceivedBefore
heardAtMs > receivedAtMs
heardFrom > messageFrom
isHeard > canSpeak | isAudible
HeldStores > StoredData
HeldStoresProps > StoredDataProps
HeldStore > DataStore
HeldField > StoredField
HeldRow > StoredRow
HeldData > StoredDataPage
heldStore > dataStore
heldYears > availableYears
newestHeld > newestAvailable
heldBytes > cachedBytes
HELD_MS > RETENTION_MS
isHeldBack > isHeldBack
IsSought > IsMatch
isSought > isMatch
Sought > PeopleTerm
soughtOf > termOf
soughtIn > searchedIn
PlacedFilm > EmbeddedFilm
PlacedFilms > EmbeddedFilms
PlacedFilmsProps > EmbeddedFilmsProps
toPlaced > toEmbedded
placedTools > embeddedTools
PlacedTexts > ShortcodeTexts
PlacedClass > ClassInCourse
PlacedSlugs > ClassSlugs
PlacedIn > PreviewedClass
LONGEST_WAIT_MS > MAX_DELAY_MS | MAX_WAIT_MS
LONGEST_WAIT_SECONDS > MAX_WAIT_SECONDS
LONGEST_WAIT_DAYS > MAX_WAIT_DAYS
tookMs > durationMs
mayClaimAnew > mayClaimAgain
isAskedAnew > isRepeatedRequest
isSaid > isPlainValue
nothingSaid > noValidFor
HouseFigure > CodeFigure
measureHouse > measureCode
CLEAN_HOUSE > CLEAN_PROJECT
buildHouse > buildProject
COMMAND_PATIENCE > COMMAND_TIMEOUT_FACTOR
PATIENCE_MS > TIMEOUT_MS
upstreamPatience > upstreamTimeoutFactor
patience > timeoutFactor
whomOf > audienceOf
findLastingTopicRow > findPermanentTopicRow
cancelled > cancelled
''')
E[:]=[e for e in E if e.get("from")!=e["to"]]
r('Placed','Embeds','type','placed.server|embeds.server'); r('placed',['embedded','embed'],'var,prop','content/'); r('placed',['classInCourse'],'var,prop','courses/')
r('sought',['searched','term'],'var'); r('heard',['received','events'],'var','^(tests|bff|app)/')
# ---------------- settle
rs('''
settleWrite > toWriteResult
settleWithout > answerWithout
settleInactive > processInactive
settleOldCertificates > completeOldCertificates
settleClassMinutes > updateClassMinutes
settleCourseMinutes > updateCourseMinutes
settleClassNumbers > updateClassNumbers
settleQuiz > normalizeQuiz
settleEnrollment > normalizeEnrollment
settleAttempt > normalizeAttempt
settleCertificate > normalizeCertificate
settleReview > normalizeReview
settlePercents > updatePercents
settleRatings > updateRatings
settleFilmFolders > updateFilmFolders
settleCorrection > normalizeCorrection
settleFactTakenOut > updateRemovedFact
settleFacts > updateFacts
settleTextsOfFacts > updateTextsOfFacts
settlePublication > normalizePublication
settleEnd > normalizeEnd
settleSearchText > updateSearchText
settleOldSearchTexts > updateOldSearchTexts
settleUniqueKey > normalizeUniqueKey
settleSlug > normalizeSlug
settleProviders > updateProviders
settleEntitlement > updateEntitlement
settleAll > updateAll
createSettle > createUpdateMembership
settleReadAt > normalizeReadAt
settleVotes > countVotes
settleRights > normalizeAnswers
settleTokens > applyTokens
settleMark > applyMark
settleSettings > applySettings
settleProgress > normalizeProgress
areMinutesSettled > areMinutesUpdated
SETTLED_WITHIN_MS > UPDATED_WITHIN_MS
SETTLED_MS > QUIET_MS
''')
r('settleRows','applyRows','fn','access/'); r('settleRows','updateRows','fn','link-checks')
r('Settle','UpdateMembership','type','membership'); r('Settle','NormalizeWrite','type','publishing/hook')
r('settle',['updateMembership'],'var,fn,prop','membership/'); r('settle',['normalize'],'var','cms-extensions/src/content'); r('settle',['finish','resolve'],'var,fn,prop','use-draft|use-kept|use-chat-draft|form-draft|comment-row|use-callable|use-mention|use-search-groups|fragment-view|offer-answer|map-panel|client-results|connections.service|combobox-list|use-above|notification-list')
r('settle',['waitUntilIdle'],'fn','bench/interactions'); r('settled',['waitUntilDone','drained'],'prop,var','ordered-batches'); r('settle',['flush','resolveWith'],'var','^tests/')

for f,to in [("watching.server","opinion"),("change-words","parts"),("download-failure","failureCode"),("field-level","level"),("scam-patterns","concepts"),("shared-pages","pages"),("apply-check","findKnown"),("home-dates","when"),("consent.server","decision"),("search-dialog","directAnswer"),("net-salary-lines","describeDeduction"),("session/sessions.server","checkedUser"),("two-members","label"),("email-frequency/digest","sections"),("glossary-source","definitionText"),("eligibility/assess","toShown"),("eligibility/preview","shownIds"),("rerun-scenarios","payload"),("policies/reviews","fields"),("kept-edits","statusText"),("ask-spelling","textsJson"),("publish-checklist/interface","reasonText"),("withdrawn","notificationRows"),("community/context-card","answers"),("commands/test","summaries"),("scam-model","samples"),("test-record","expectations"),("verdict","printed"),("mail/templates/content/notices","listed"),("ticket-rules","context")]:
    r("told",[to,to+"Text"],"var,fn",f)
r("settle","sendPayment","zzz"); E.pop()
r("settle","applyPayment","prop,fn","payment-(billing|double|web)"); r("settle","waitUntilIdle","var,import","journeys|bench"); r("asked","requestStripe","fn","stripe-provider"); r("asked","shown","var","quiz-question|job-step|passport-step|time-step")
r("listedAnew","relisted"); r("isOwnDataAnew","isOwnDataReload"); r("startAnew","startOver")

for frm,to,inn in [("told","status","reader-tools|useful|class-finish|course-end|quiz|film-texts|comments/thread/thread"),("asked","status","notify-me"),("left","details","home-plan|plan-page"),("gone","removed","favorites-page"),("held","met","mortgage-result"),("waiting","pending",None),("wanted","target","thread.module"),("notice","alert","alert.module")]:
    r(frm,to,"css",inn)
r("MOST_TOLD","MAX_REPORTED",None,"content/reading")

for frm,to,inn in [("\"beside-pages\"","\"page-extras\"","offline.spec"),("resources/kept-pages","resources/cached-pages","^docs/"),("kept-profile.test.ts","cached-profile.test.ts","mocked/pages"),("|later|when-idle","|load-when-idle|when-idle","^vite.config"),("|kept-page|","|offline-page|","^vite.config"),("state-message|notice|","state-message|alert|","^vite.config"),("|placed/footnotes","|embeds/footnotes","^vite.config"),("cms-away|service-away|kept-pages","cms-unavailable|service-unavailable|cached-pages","^vitest.config"),("\"cms-measures\"","\"cms-sanctions\"","reads-match-schema"),("\"cms-notices\"","\"cms-notifications\"","reads-match-schema")]:
    r(frm,to,"text",inn)
json.dump(E,open('/tmp/rename/renames.json','w'),indent=0,ensure_ascii=False)
print(len(E))
