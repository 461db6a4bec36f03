// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const stated: Lexicon = {
  en: {
    availabilityLabel: "notice period|notice|availability|available|available from|availability date|date of availability|date available|earliest start date|earliest start|earliest possible start|joining time|time to join",
    availabilityPhrase: "immediately available|available immediately|immediate joiner|available at short notice|available on short notice|available from {date}|available as of {date}|available starting {date}|notice period of {span}|notice period is {span}|notice period {span}|{span} notice period|{span} notice|{span}' notice|{span}'s notice",
    availabilityCaution: "to travel|for travel|to relocate|upon request|on request",
    workPermitLabel: "citizenship|citizenships|nationality|nationalities|work permit|work authorization|work authorisation|work authorization status|work eligibility|employment eligibility|right to work|visa|visa status|visa type|immigration status|residence permit|residency status|residence status",
    workPermitPhrase: "{nation} citizen|{nation} national|dual citizen|green card holder|authorized to work in {place}|authorised to work in {place}|eligible to work in {place}|right to work in {place}|valid work permit|permission to work in {place}|entitled to work in {place}|h-1b visa|h1b visa|no visa sponsorship required|visa sponsorship required|unrestricted right to work|permanent resident of {place}|citizen of {place}",
    workPermitCaution: "services|advice|journalist",
  },
  de: {
    availabilityLabel: "kundigungsfrist|verfugbarkeit|verfugbar|verfugbar ab|eintrittstermin|fruhester eintrittstermin|fruhestmoglicher eintrittstermin|eintrittsdatum|moglicher eintrittstermin|fruhestmoglicher eintritt|moglicher eintritt|fruhester eintritt",
    availabilityPhrase: "sofort verfugbar|ab sofort verfugbar|kurzfristig verfugbar|verfugbar ab sofort|verfugbar ab {date}|ab {date} verfugbar|verfugbar ab dem {date}|kundigungsfrist von {span}|kundigungsfrist {span}|{span} kundigungsfrist",
    availabilityCaution: "zu reisen|fur reisen|auf anfrage",
    workPermitLabel: "staatsangehorigkeit|staatsangehorigkeiten|staatsburgerschaft|nationalitat|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltserlaubnis|aufenthaltstitel|aufenthaltsstatus|aufenthaltsgenehmigung|visum",
    workPermitPhrase: "unbefristete arbeitserlaubnis|unbefristete aufenthaltserlaubnis|eu-burger|gultige arbeitserlaubnis|niederlassungserlaubnis|eu-burgerin|arbeitserlaubnis fur {place}|deutscher staatsburger|deutsche staatsburgerin|deutsche staatsangehorigkeit|blaue karte eu",
  },
  fr: {
    availabilityLabel: "preavis|delai de preavis|periode de preavis|duree du preavis|disponibilite|disponibilites|disponible|date de disponibilite|disponible a partir de|disponible des",
    availabilityPhrase: "disponible immediatement|immediatement disponible|disponible de suite|disponible des maintenant|disponible a partir du {date}|disponible des {date}|disponible a partir de {date}|disponible des le {date}|preavis de {span}",
    availabilityCaution: "pour voyager|pour des deplacements|sur demande",
    workPermitLabel: "nationalite|nationalites|citoyennete|permis de travail|autorisation de travail|titre de sejour|carte de sejour|permis de sejour",
    workPermitPhrase: "nationalite francaise|citoyen europeen|citoyenne europeenne|citoyen de l'ue|ressortissant de l'ue|permis de travail valide|autorise a travailler en {place}|autorisee a travailler en {place}|titre de sejour valide|citoyen francais|citoyenne francaise",
  },
  es: {
    availabilityLabel: "preaviso|periodo de preaviso|plazo de preaviso|disponibilidad|disponible desde|fecha de incorporacion|incorporacion|fecha de disponibilidad",
    availabilityPhrase: "disponibilidad inmediata|incorporacion inmediata|disponible de inmediato|disponible inmediatamente|disponible desde {date}|disponible a partir de {date}|disponible a partir del {date}|disponible desde el {date}|preaviso de {span}",
    availabilityCaution: "para viajar|para cambio de residencia|a peticion",
    workPermitLabel: "nacionalidad|nacionalidades|ciudadania|permiso de trabajo|permiso de residencia|autorizacion de trabajo|visado|situacion migratoria",
    workPermitPhrase: "nacionalidad espanola|ciudadano de la ue|ciudadana de la ue|ciudadano europeo|ciudadana europea|permiso de trabajo en vigor|permiso de trabajo valido|autorizado para trabajar en {place}|autorizada para trabajar en {place}",
  },
  pt: {
    availabilityLabel: "aviso previo|periodo de aviso previo|prazo de aviso previo|disponibilidade|disponivel a partir de|data de disponibilidade|data de inicio",
    availabilityPhrase: "disponibilidade imediata|disponivel imediatamente|disponivel de imediato|inicio imediato|disponivel a partir de {date}|aviso previo de {span}",
    availabilityCaution: "para viajar|para mudanca|para viagens|a pedido",
    workPermitLabel: "nacionalidade|nacionalidades|cidadania|autorizacao de trabalho|permissao de trabalho|visto de trabalho|autorizacao de residencia|titulo de residencia",
    workPermitPhrase: "nacionalidade portuguesa|nacionalidade brasileira|cidadao europeu|cidada europeia|cidadao da ue|autorizado a trabalhar em {place}|autorizada a trabalhar em {place}|autorizacao para trabalhar em {place}",
  },
  it: {
    availabilityLabel: "preavviso|periodo di preavviso|termine di preavviso|disponibilita|disponibile da|disponibile dal|data di disponibilita",
    availabilityPhrase: "disponibilita immediata|immediatamente disponibile|subito disponibile|disponibile da subito|disponibile immediatamente|disponibile dal {date}|disponibile da {date}|preavviso di {span}",
    availabilityCaution: "a trasferte|a viaggiare|alle trasferte|su richiesta",
    workPermitLabel: "nazionalita|cittadinanza|permesso di lavoro|permesso di soggiorno|autorizzazione al lavoro",
    workPermitPhrase: "cittadinanza italiana|nazionalita italiana|cittadino ue|cittadina ue|cittadino europeo|cittadina europea|cittadino italiano|cittadina italiana|permesso di soggiorno valido|autorizzato a lavorare in {place}|autorizzata a lavorare in {place}",
  },
  nl: {
    availabilityLabel: "opzegtermijn|beschikbaarheid|beschikbaar|beschikbaar vanaf|beschikbaar per|vroegste startdatum|datum van beschikbaarheid",
    availabilityPhrase: "per direct beschikbaar|direct beschikbaar|beschikbaar per direct|beschikbaar vanaf {date}|beschikbaar per {date}|opzegtermijn van {span}|{span} opzegtermijn",
    availabilityCaution: "om te reizen|voor reizen|op aanvraag",
    workPermitLabel: "nationaliteit|nationaliteiten|staatsburgerschap|werkvergunning|verblijfsvergunning|verblijfsstatus|tewerkstellingsvergunning",
    workPermitPhrase: "nederlandse nationaliteit|nederlands staatsburger|eu-burger|geldige werkvergunning|geldige verblijfsvergunning|gerechtigd om te werken in {place}",
  },
};
