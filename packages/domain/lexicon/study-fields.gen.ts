// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const studyFields: Lexicon = {
  en: {
    "business/business": "business|commerce|betriebswirt|management|managerial|entrepreneur|mba|marketing|advertis|supply chain|logistic|operations|leadership|organizational|organisational|human resource|personnel|personalwesen|industrial relations|merchandis|hospitality|hotel|project management",
    "business/finance": "financ|account|econom|banking|actuar|business admin|commerce",
    "engineering/computing": "comput|informati|software|information system|information technolog|data science|cyber|programming",
    "engineering/engineering": "engineer|ingenieur|ingénieur|mechatron|maschinenbau|mechanic|electr|drafting|manufactur",
    "engineering/building": "construction|building|architect|civil|bauwesen",
    "science/mathematics": "mathemat|statisti|physics|physik|actuar",
    "science/life": "biolog|biochem|chemist|life science|zoolog|botan|geneti|physiolog|agricult|agronom|entomolog|horticult|plant|soil|environment|natural science",
    "health/health": "nurs|pharmac|medic|health|physiolog|therap",
    "social/people": "social work|social science|social service|human services|psycholog|sociolog|counsel|family|anthropolog|political",
    "social/teaching": "education|teach|curriculum|pedagog",
    "law/law": "law|legal|paralegal|crimin|justice",
    "arts/arts": "interior|graphic|fashion|visual|industrial design|fine art|theat|music|photograph|film|design",
    "arts/media": "communicat|journal|public relations|media|advertis|marketing|english|literature",
    "kitchen/kitchen": "culinar|cook|chef|food|hospitality",
    quantitative: "mathemat|statisti|physics|econom|financ|comput|software|informati|data science|engineer|actuar",
    "engineering/mathematics": "mathemat|statisti|physics|physik",
    "business/mathematics": "mathemat|statisti",
    "social/communication": "communicat",
    "health/life science": "biolog|biochem|life science",
    "life science": "biolog|biochem|zoolog|botan|geneti|physiolog|entomolog|agronom|plant science|environmental science|microbiolog",
    "natural science": "biolog|chemist|physics|geolog|environmental science",
  },
};
