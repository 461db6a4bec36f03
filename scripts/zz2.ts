import { suggestSkills } from "/tmp/wt/suggest/packages/adapters/ai-local/suggest-skills.ts";
import { secondRoundDescriptions as all } from "/tmp/wt/suggest/scripts/bench/descriptions/second-round.ts";
import { addTallies, figuresOf, judgeSuggestions } from "/tmp/wt/suggest/scripts/bench/judge-suggestions.ts";
for (const [n,f] of [["all",()=>true],["tuned",(j:any)=>!j.heldOut],["held",(j:any)=>j.heldOut]] as const) console.log(n, figuresOf(addTallies(all.filter(f as any).map(j=>judgeSuggestions(j,suggestSkills(j.text))))));
