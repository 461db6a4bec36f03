import { suggestSkills } from "../packages/adapters/ai-local/suggest-skills.ts";
import { secondRoundDescriptions as all } from "./bench/descriptions/second-round.ts";
import { judgeSuggestions } from "./bench/judge-suggestions.ts";
import { readDescription } from "../packages/domain/jobs/read-description.ts";
for (const j of all.filter(j=>!j.heldOut)) { const s=suggestSkills(j.text), r=judgeSuggestions(j,s);
 console.log("\n##",j.name,j.language,"| missed:",r.missedSkills.join(", "),"| wrong:",r.wrongSkills.join(", "),"| demand:",r.wrongDemands.join(", "));
 for (const p of readDescription(j.text)) console.log("   ",p.kind,p.isItem?"*":"",p.isDenied?"DENIED":"",p.text);
}
