import type { StatedWords } from "./compile-words.ts";

/** Citizenship, residence and permission to work, as people state them. */
export const workPermitWords: StatedWords = {
  en: {
    labels: [
      ...["citizenship", "citizenships", "nationality", "nationalities", "work permit"],
      ...["work authorization", "work authorisation", "work authorization status"],
      ...["work eligibility", "employment eligibility", "right to work", "visa", "visa status"],
      ...["visa type", "immigration status", "residence permit", "residency status"],
      "residence status",
    ],
    phrases: [
      ...["{nation} citizen", "{nation} national", "dual citizen", "green card holder"],
      ...["authorized to work in {place}", "authorised to work in {place}"],
      ...["eligible to work in {place}", "right to work in {place}", "valid work permit"],
      ...["permission to work in {place}", "entitled to work in {place}", "h-1b visa", "h1b visa"],
      ...[
        "no visa sponsorship required",
        "visa sponsorship required",
        "unrestricted right to work",
      ],
      ...["permanent resident of {place}", "citizen of {place}"],
    ],
    cautions: ["services", "advice", "journalist"],
  },
  de: {
    labels: [
      ...["staatsangehorigkeit", "staatsangehorigkeiten", "staatsburgerschaft", "nationalitat"],
      ...["arbeitserlaubnis", "arbeitsgenehmigung", "aufenthaltserlaubnis", "aufenthaltstitel"],
      ...["aufenthaltsstatus", "aufenthaltsgenehmigung", "visum"],
    ],
    phrases: [
      ...["unbefristete arbeitserlaubnis", "unbefristete aufenthaltserlaubnis", "eu-burger"],
      ...["gultige arbeitserlaubnis", "niederlassungserlaubnis", "eu-burgerin"],
      ...["arbeitserlaubnis fur {place}", "deutscher staatsburger", "deutsche staatsburgerin"],
      ...["deutsche staatsangehorigkeit", "blaue karte eu"],
    ],
  },
  fr: {
    labels: [
      ...["nationalite", "nationalites", "citoyennete", "permis de travail"],
      ...["autorisation de travail", "titre de sejour", "carte de sejour", "permis de sejour"],
    ],
    phrases: [
      ...["nationalite francaise", "citoyen europeen", "citoyenne europeenne"],
      ...["citoyen de l'ue", "ressortissant de l'ue", "permis de travail valide"],
      ...["autorise a travailler en {place}", "autorisee a travailler en {place}"],
      ...["titre de sejour valide", "citoyen francais", "citoyenne francaise"],
    ],
  },
  es: {
    labels: [
      ...["nacionalidad", "nacionalidades", "ciudadania", "permiso de trabajo"],
      ...["permiso de residencia", "autorizacion de trabajo", "visado", "situacion migratoria"],
    ],
    phrases: [
      ...["nacionalidad espanola", "ciudadano de la ue", "ciudadana de la ue"],
      ...["ciudadano europeo", "ciudadana europea", "permiso de trabajo en vigor"],
      ...["permiso de trabajo valido", "autorizado para trabajar en {place}"],
      "autorizada para trabajar en {place}",
    ],
  },
  pt: {
    labels: [
      ...["nacionalidade", "nacionalidades", "cidadania", "autorizacao de trabalho"],
      ...["permissao de trabalho", "visto de trabalho", "autorizacao de residencia"],
      "titulo de residencia",
    ],
    phrases: [
      ...["nacionalidade portuguesa", "nacionalidade brasileira", "cidadao europeu"],
      ...["cidada europeia", "cidadao da ue", "autorizado a trabalhar em {place}"],
      ...["autorizada a trabalhar em {place}", "autorizacao para trabalhar em {place}"],
    ],
  },
  it: {
    labels: [
      ...["nazionalita", "cittadinanza", "permesso di lavoro", "permesso di soggiorno"],
      "autorizzazione al lavoro",
    ],
    phrases: [
      ...["cittadinanza italiana", "nazionalita italiana", "cittadino ue", "cittadina ue"],
      ...["cittadino europeo", "cittadina europea", "cittadino italiano", "cittadina italiana"],
      ...["permesso di soggiorno valido", "autorizzato a lavorare in {place}"],
      "autorizzata a lavorare in {place}",
    ],
  },
  nl: {
    labels: [
      ...["nationaliteit", "nationaliteiten", "staatsburgerschap", "werkvergunning"],
      ...["verblijfsvergunning", "verblijfsstatus", "tewerkstellingsvergunning"],
    ],
    phrases: [
      ...["nederlandse nationaliteit", "nederlands staatsburger", "eu-burger"],
      ...["geldige werkvergunning", "geldige verblijfsvergunning"],
      "gerechtigd om te werken in {place}",
    ],
  },
};
