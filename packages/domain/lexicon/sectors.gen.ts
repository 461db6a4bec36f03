// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const sectors: Lexicon = {
  en: {
    it: "it=|information technology=|technology=|tech=|software@|infrastructure@|data@",
    healthcare: "healthcare=|health care=|medical=|hospital=|clinical=|health@|hospital+|hospitals+|clinic+|clinics+|clinical+|patient+|patients+|healthcare+|medical+|nursing+|physician+|physicians+",
    "law enforcement": "law enforcement=|police=|policing=|police@",
    retail: "retail=|store=|retail@|store+|stores+|retail+|boutique+",
    fashion: "fashion=|apparel=|clothing=|footwear=|luxury goods=|fashion@|merchandising@|fashion+|apparel+|clothing+|garment+|garments+|footwear+|shoe+|shoes+|boutique+|textiles+",
    hospitality: "hospitality=|hotel=|hotels=|restaurant=|restaurants=|gastronomy=|hospitality@|hotel+|hotels+|resort+|restaurant+|restaurants+|guests+|banquet+",
    construction: "construction=|building=|construction@|construction+|contractor+|subcontractors+|jobsite+",
    manufacturing: "manufacturing=|industrial=|production=|manufacturing@|manufacturing+|factory+|plant+|assembly+",
    automotive: "automotive=|automobile=|automotive-aero@|mechanic@|automotive+|automobile+|vehicle+|vehicles+|dealership+|cars+",
    banking: "banking=|financial services=|bank=|banking@|bank+|banks+|banking+|branch+|lending+|loans+",
    insurance: "insurance=|insurance@|insurance+|insurer+|insured+|claims+|underwriting+|policyholders+",
    education: "education=|higher education=|school=|schools=|education@|school+|schools+|university+|college+|students+|campus+",
    "public sector": "public sector=|government=|public administration=|civil-servant@|government+|federal+|municipal+|county+|ministry+",
    "non profit": "non profit=|nonprofit=|not for profit=|charity=|nonprofit+|charity+|donors+|foundation+|volunteers+",
    "real estate": "real estate=|property=|real-estate@|realty+|tenants+|leasing+|landlord+|property+|properties+",
    logistics: "logistics=|supply chain=|transportation=|warehousing=|procurement-logistics@|warehouse+|freight+|logistics+|shipping+|shipments+",
    energy: "energy=|utilities=|oil and gas=|oil+|gas+|refinery+|utility+|utilities+|turbine+",
    pharmaceutical: "pharmaceutical=|pharma=|biotech=|life sciences=|pharmacy@|lab@|clinical-research@|pharmaceutical+|pharmaceuticals+|biotech+|drug+",
    aviation: "aviation=|aerospace=|airline=|pilot@|aviation@|aircraft-maintenance@|aircraft+|airline+|airport+|aviation+|aerospace+|flight+",
    telecommunications: "telecommunications=|telecom=|network@|telecom+|telecommunications+|wireless+|broadband+",
    agriculture: "agriculture=|farming=|farm+|farms+|agricultural+|agriculture+|crop+|crops+|livestock+",
    food: "food=|food and beverage=|food production=|cook@|kitchen-help@|food+|beverage+|bakery+|kitchen+",
    media: "media=|publishing=|entertainment=|media@|newspaper+|magazine+|publishing+|broadcast+|television+|radio+|studio+",
    legal: "legal=|law=|law@|attorney+|attorneys+|legal+|litigation+|court+",
  },
};
