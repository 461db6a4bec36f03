/**
 * Personal names that are also everyday words, folded. They are not redacted in lower case, because
 * otherwise "will", "mark" and "long" would vanish from the CVs of people with those names.
 */
export const ordinaryNames: ReadonlySet<string> = new Set(
  `abbey able ace adept alma amber amor angel art ash autumn baker bank banks bar barber bass battle bay bean bear beck bell berry best bill birch bird bishop
black blanc blank bliss bloom blue bold bon bond book booker born bow bowman box boy brand branch brave bright brook brooks brown buck bueno bull burns bush butler
butter camp can cane cape cardinal care carpenter carter carver case cash castle chance chandler change chapel chapman charity chase chef chen chin christian church
clay clean clear clerk cliff close cloud coach coin cole coleman constant cook cooper copper corn costa cotton court cox craft crane creed cross crow current curry
daily dale dance dash dawn day days dean deal dear deep den dial diamond do dove drake draper draw drew dry duke dust early earnest east easter eden english ernest
fair faith falcon fall farmer fast field fields fine finish first fish fisher fleet fletcher flint flood flores flower flowers fly ford forest foster fox franco frank
frankly franklin free french frost gale gallant game garden gardener garland garner gates gay gem general gentle german gift gill glass glen glory glover gold golden good
goodwill grace grand grant graves gray green grey gross grove guy hall ham hand hands hard harper harmony hart harvest hatch haven hawk hay hays head heart heath heather heaven
her hill hills hire hobby holly holm home hood hook hooper hope house hunt hunter hurt hush ides in ink iron ivory ivy jack jade jan jar jasmine jewel job joiner joker jolly
joy judge jule june jung just justice kann key keys kind king kings kiss kit klein knight kurz lake lamb lambert land lane lang large lark last laurel law lawn lea leader
leaf leal lean lee lieb light lilac lily line link lion list little live lock lodge long looks lord love low loyal luck lust made magenta major make man manager mann
many maple march mark marker market marks marsh marshal marshall martin mason master masters may mayer mayor mead meadow meister melody mercer mercy merit merry mill
miller mills mine mint miracle mode moon moor moore more morgen moss most moss mund nail name nash near neu new newman nice niche night noble nobel norm north nova novel
oak oaks ocean olive only opal orange page pages paige painter palm paradise parent paris park parker parks parson parsons pass past pastor pat patience peace peach
peacock pearl pen pence penny pepper perfect perk petit phoenix piano pike pilot pine piper plain plane plant plum point pole pool pope porter post potter potts pound
power powers pray precious present price pride priest prime prince print prior prize provost prudence pure purple quick quiet quill rain rainbow ramp rent ranger ray raven read reader
ready red reed reeves rich ridge ring rise river rivers road rob robe robin rock rocket rod roman rome room root rose rosa roses rosario rot rowe roy ruby ruff rule rush
rye safe saffron sage saint sales salt sand sanders sands savage sawyer say schneider schwarz scott sea seal see self senior serene set sharp shaw shepherd
sheriff shine shirt short sierra silk silver simple singer single sky slater slaughter small smart smith smoke snow sole solo son song south sparks speed spence spencer
spring staff star stark start state steel steele still stock stone storm story street strong style sue sugar summer summers sun sunny sunday sweet swift tailor tall tanner
taylor temple term terry testa tiger till timber tom topaz town trace tracy treasure tree trinity true trust tucker turner twist tyler unity ursa usher vale valley van
vance venture verde verity vera vernon vest victor victory viola violet virgin vogel wade wagner waiter wake walk walker wall walls ward warden ware warm warner waters
watch water weaver web weber weeks weiss wells west wheat wheeler white whole wild wilder will willing willow wills win wind winner winter winters wise wish wit wolf wolff
wonder wood woods woodward word words work works worth wright year york young youth zeal zimmer zion`
    .trim()
    .split(/\s+/),
);
