/**
 * The words that error messages of browsers, React and this application consist of. Any other word
 * may be somebody's name and isn't logged.
 */
const words = `
a abort aborted about above access action active add added address admin after again against all
allocation allocated allowed already also an and another any api app application apply are argument
arguments array article as assert assertion assets assign assignment async at attempt attempted
attribute auth available await bad bar base be because been before being below between big bind
block blog board body boolean boom boundary boundaries breadcrumb broke broken browser buffer bug
build builds bundle but button by bytes cache call callback called can cancel cancelled cannot card cast
catch caught cause caused change changed changes character chart check child children chunk circular
class clear click clicked client clone close closed code column columns common component components
condition config configuration connect connection console const constant constructor content
context control convert converting cookies copy could count crash crashed create created cross css
current cv data database date dead declaration declared decode deep default define defined delete
deleted denied depth destroy destructure detail details dev development device dialog did different digest
disabled disconnected dispatch div document does dom done download drop due duplicate during dynamic
dynamically each edit editor effect element elements else empty enabled encode end endpoint ended
entry enum environment equal error errors escape eval even event every exceeded except exception
existing exist exists expect expected expired export exported expression extend external fail failed
failing fails failure fallback false fatal fetch fetched fetching field fields file files filter
finally find first fixed float flush focus for forbidden form format found frame from function
functions generic get getter global got grid had handle handler handling has hash have head header
headers heap height hidden home hook hooks host html http https hydrate hydrated hydrating hydration
id identifier if illegal image import imported in index infinite info inner input insert inside
instance instead int integer internal into invalid invariant invoke invoked is it item items its
iterable iterate iterator job jobs js json just key keys kind known label large last layout lazy
least length less let level lib limit line lines link list listener load loaded loading local
location lock log logs long lookup loop main make many map match matching max maximum maybe member
memory message meta method methods min minified missing mode modal modified module modules more most
mount mounted move must mutation name named names native navigate navigation nested network never new
next no node nodes non none not nothing null number object objects observer of off offline ok old on
once one online only open operation operator option optional options or origin other out outer
outside over overflow own page pane panel param parameter parameters parent parse parsed parser
parsing part pass passed path pattern payload pending permission pipe place plain please point pool
pop port position possible post preload prevent previous private procedure process production
progress promise promises prop properties property props protected prototype provider public push put
query queue quota random range rank ranking re reach reached react read reading readonly ready
reason receive received record recursion redirect ref refer reference references refresh refused
regexp register rejected rejection related relative release reload remove removed render rendered
rendering renders repeat report request requested requests require required reset resize resolve
resolved resource response rest result results resume retry return returned right role root route
router routes row rows rule run running runtime safe same save schema scope score scores screen
script scripts scroll search section security see select self send sent serialize server session set
setter settings setup shadow should show shown side sidebar signal simulated since size slice slow
small so socket some something sort source space spec split spread src stack start started state
static status stop storage store stream strict string structure style stylesheet subscribe success
such supplied support supported suspended suspense switch symbol sync syntax system tab table tag
target task template temporary terminated test testing text than that the their then there these they
this thread throw thrown throws time timeout timer title to toast token too tooltip top trace
transaction tree tried trigger true try trying type typeof types ui unable unavailable uncaught
undefined under unexpected unhandled uninitialized unique unknown unmounted unresolved unsupported
until update updated updater updates upload uploaded uploads uri url usage use used user users using
valid value values variable version view violates virtual visible void waiting warning was we web
went were when where which while widget width will window with within without word work worker workspace
would write wrong you your zero
apierror evalerror rangeerror referenceerror syntaxerror typeerror urierror aborterror networkerror
queryselector foreach regex onclick onchange onsubmit usestate useeffect usememo useref usequery
localstorage sessionstorage textcontent innerhtml appendchild removechild insertbefore websocket
trpc trpcclienterror candidate candidates shortlist
`;

export const plainWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
