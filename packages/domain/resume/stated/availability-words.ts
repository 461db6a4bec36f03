import type { StatedWords } from "./compile-words.ts";

/** From when on somebody can work, and how long their notice is. */
export const availabilityWords: StatedWords = {
  en: {
    labels: [
      ...["notice period", "notice", "availability", "available", "available from"],
      ...["availability date", "date of availability", "date available", "earliest start date"],
      ...["earliest start", "earliest possible start", "joining time", "time to join"],
    ],
    phrases: [
      ...["immediately available", "available immediately", "immediate joiner"],
      ...["available at short notice", "available on short notice", "available from {date}"],
      ...["available as of {date}", "available starting {date}", "notice period of {span}"],
      ...["notice period is {span}", "notice period {span}", "{span} notice period"],
      ...["{span} notice", "{span}' notice", "{span}'s notice"],
    ],
    cautions: ["to travel", "for travel", "to relocate", "upon request", "on request"],
  },
  de: {
    labels: [
      ...["kundigungsfrist", "verfugbarkeit", "verfugbar", "verfugbar ab", "eintrittstermin"],
      ...["fruhester eintrittstermin", "fruhestmoglicher eintrittstermin", "eintrittsdatum"],
      ...["moglicher eintrittstermin", "fruhestmoglicher eintritt", "moglicher eintritt"],
      "fruhester eintritt",
    ],
    phrases: [
      ...[
        "sofort verfugbar",
        "ab sofort verfugbar",
        "kurzfristig verfugbar",
        "verfugbar ab sofort",
      ],
      ...["verfugbar ab {date}", "ab {date} verfugbar", "verfugbar ab dem {date}"],
      ...["kundigungsfrist von {span}", "kundigungsfrist {span}", "{span} kundigungsfrist"],
    ],
    cautions: ["zu reisen", "fur reisen", "auf anfrage"],
  },
  fr: {
    labels: [
      ...["preavis", "delai de preavis", "periode de preavis", "duree du preavis"],
      ...["disponibilite", "disponibilites", "disponible", "date de disponibilite"],
      ...["disponible a partir de", "disponible des"],
    ],
    phrases: [
      ...["disponible immediatement", "immediatement disponible", "disponible de suite"],
      ...["disponible des maintenant", "disponible a partir du {date}", "disponible des {date}"],
      ...["disponible a partir de {date}", "disponible des le {date}", "preavis de {span}"],
    ],
    cautions: ["pour voyager", "pour des deplacements", "sur demande"],
  },
  es: {
    labels: [
      ...["preaviso", "periodo de preaviso", "plazo de preaviso", "disponibilidad"],
      ...["disponible desde", "fecha de incorporacion", "incorporacion", "fecha de disponibilidad"],
    ],
    phrases: [
      ...["disponibilidad inmediata", "incorporacion inmediata", "disponible de inmediato"],
      ...["disponible inmediatamente", "disponible desde {date}", "disponible a partir de {date}"],
      ...["disponible a partir del {date}", "disponible desde el {date}", "preaviso de {span}"],
    ],
    cautions: ["para viajar", "para cambio de residencia", "a peticion"],
  },
  pt: {
    labels: [
      ...["aviso previo", "periodo de aviso previo", "prazo de aviso previo", "disponibilidade"],
      ...["disponivel a partir de", "data de disponibilidade", "data de inicio"],
    ],
    phrases: [
      ...["disponibilidade imediata", "disponivel imediatamente", "disponivel de imediato"],
      ...["inicio imediato", "disponivel a partir de {date}", "aviso previo de {span}"],
    ],
    cautions: ["para viajar", "para mudanca", "para viagens", "a pedido"],
  },
  it: {
    labels: [
      ...["preavviso", "periodo di preavviso", "termine di preavviso", "disponibilita"],
      ...["disponibile da", "disponibile dal", "data di disponibilita"],
    ],
    phrases: [
      ...["disponibilita immediata", "immediatamente disponibile", "subito disponibile"],
      ...["disponibile da subito", "disponibile immediatamente", "disponibile dal {date}"],
      ...["disponibile da {date}", "preavviso di {span}"],
    ],
    cautions: ["a trasferte", "a viaggiare", "alle trasferte", "su richiesta"],
  },
  nl: {
    labels: [
      ...["opzegtermijn", "beschikbaarheid", "beschikbaar", "beschikbaar vanaf"],
      ...["beschikbaar per", "vroegste startdatum", "datum van beschikbaarheid"],
    ],
    phrases: [
      ...["per direct beschikbaar", "direct beschikbaar", "beschikbaar per direct"],
      ...["beschikbaar vanaf {date}", "beschikbaar per {date}", "opzegtermijn van {span}"],
      "{span} opzegtermijn",
    ],
    cautions: ["om te reizen", "voor reizen", "op aanvraag"],
  },
};
