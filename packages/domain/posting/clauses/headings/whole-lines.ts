import type { HeadingKind } from "./posting-words.ts";

/**
 * Headings that only count as a whole line, because their words are ambiguous within a longer one.
 * Separated by `|`. `(our/the )?` means one of these or none.
 */
export const wholeLines: Readonly<Record<HeadingKind, string>> = {
  must: `
    (desired/preferred/ideal/required) candidate profile | desired profile | desired candidate | candidate profile |
    you('ll)?( might/ may/ could/ will)? be a (good/great/strong/perfect/natural )?fit( for this role)? if( you)?( have/ are)? |
    you might be (right/who we need)( for this role)? if( you)? | you're a (good/great/strong/perfect )?(fit/match)( for this role)? if( you)?( have/ are)? |
    you('ll/ will) (thrive/succeed/do well/enjoy this role/love this job/love this role)( in this role/ here)?( if)?( you)?( have/ are)? |
    (this job/this role/this) (is/could be/might be) for you if( you)? | we're excited about you (if/because)( you)?( have)? |
    we're looking for (someone/somebody/people) (who/with) | who (we're/we are) looking for | who we (need/want) |
    what we ask( for/ of you)? | we (think you'll do well/'d like to hear from you/'re a match) if( you)? | what we look for( in you)? | what we're looking for in you | what we('d/ would) expect from you | what you've got |
    what you( will/'ll)? bring to the (table/team/role/job) | what makes you a (good/great/strong )fit | what will make you successful |
    what you need to (succeed/apply/be successful)( in this role)? | to be successful in this role(,)? you( will)?( need/ have)? |
    knowledge of | knowledge and skills | (ability/abilities/able) to | skills? in | proficiency in | abilities | competenc(ies/es/e) | (core/key/required) competenc(ies/es) |
    (computer/technical/professional/language/communication/other/specific/special/job/core/basic/hard/soft/interpersonal/it) skills |
    (other/basic/professional/academic/your/additional/job) qualifications | (other/special/specific/additional/entry/job/basic/general/position/license/licensing) requirements |
    education (and/or/&) (experience/training/qualifications) | education, training and experience | education/experience | education, experience | training and experience |
    licen(c/s)(es/e/ing)( and/ &/ or/,)? certifications? | licen(s/c)e/certification | certifications?( and/ &/ or) licen(c/s)es? | certificates, licenses, registrations | certifications | licenses | licences | credentials | credentials/experience |
    eligibility | eligibility criteria | prerequisites | pre-requisites | (your/key) strengths | your (expertise/experience/skills) | non-negotiables | languages | language |
    (ihre/deine/eure) (stärken/fähigkeiten/erfahrung/erfahrungen/kompetenzen/talente/superkräfte/expertise/eigenschaften) |
    (ihr/dein) (know-how/knowhow/background/hintergrund/werkzeugkasten/rüstzeug/können/wissen/gepäck) |
    (damit/so) (überzeugst/überzeugen/begeisterst/begeistern/punktest/punkten)( du/ sie)( uns)? | so passt du zu uns | so passen sie zu uns |
    was (dich/sie) auszeichnet | das zeichnet (dich/sie) aus | das haben sie im gepäck | das hast du im gepäck | das hast du drauf | das macht (dich/sie) aus |
    (fachliche/persönliche/formale/formelle) (anforderungen/voraussetzungen/kompetenzen/qualifikationen/kompetenz/qualifikation) | wir suchen | fähigkeiten | sprachkenntnisse | sprachen | qualifikation(en)? | kompetenzen |
    profil souhaité | profil attendu | profil du( de la)? (candidat/poste/candidate) | (le/la )profil | (vos/tes) (atouts/compétences/qualités/connaissances) | (votre/ton) (expérience/parcours/formation/savoir-faire) |
    compétences (techniques/requises/attendues/clés/comportementales/professionnelles/recherchées) | savoir-(être/faire)( professionnels)? | (niveau/diplôme/formation/expérience) (requis/requise/exigé/exigée/demandé/demandée) |
    on (demande/te demande/vous demande/attend de toi/attend de vous) | ce que (vous apportez/tu apportes/nous recherchons/nous cherchons) | ce qu'on (attend de vous/attend de toi/recherche/cherche) | vous apportez | tu apportes | vous êtes | qui êtes-vous | qui es-tu | (c'est )?(vous/toi) si |
    formation (et/&) expérience | formation | expérience | compétences | diplômes et expérience | langues | permis | aptitudes | connaissances( requises)? |
    (wij verwachten/we verwachten)( van jou)? | (daarnaast/verder) heb (je/jij) | vereiste(n/ studies/ vaardigheden/ opleiding/ ervaring/ competenties)? | talenkennis | talen | werkervaring | ervaring | opleiding | kwaliteiten | vaardigheden |
    (jouw/je) (kwaliteiten/talenten/skills/achtergrond/vaardigheden/ervaring/competenties/bagage) | (jij bent/jij hebt/je bent/je hebt/dit ben jij/over jou/dit heb jij/dit heb je) | (wat/dit) (neem je mee/heb je nodig/heb je in huis/vragen wij/vragen we/vragen wij van jou) | waar herken jij je in |
    (estudios/experiencia/conocimientos/formación/titulación/habilidades/competencias/nivel de estudios) (mínimos/mínima/necesarios/necesaria/necesarias/requeridos/requerida/requeridas/mínimo/exigida/imprescindibles/imprescindible) | (necesitamos/buscamos/pedimos) que | se (requiere/precisa/necesita/busca/solicita) | (a quién/qué) (buscamos/necesitamos/pedimos/precisamos) | qué (necesitamos/esperamos/pedimos) de ti | qué te (hace falta/pedimos) | qué (hace falta/te hará falta) | cómo eres | idiomas | titulación | aptitudes | habilidades | conocimientos`,
  nice: `
    you('ll/ will/'d) have a head start( if/ if you)? | das spricht (außerdem/zusätzlich/noch )?für (sie/dich) | c'est (encore mieux/un plus/mieux) si | dan heb je een streepje voor | een (groot )?pluspunt | what sets you apart | (a )?(big/huge/strong )?plus(es)?( if/ if you have)? | you('ll/ will) stand out if( you)?( have)? | ways to stand out( from the crowd)? | even better if( you)?( have)? |
    (additional/other) (desired/desirable/preferred) (qualifications/skills/experience) | preferred (education/education and experience/licenses/certifications/experience) | nice-?to-?haves? | nice to haves | bonus (points )?if( you)?( have)? | bonus skills | extra (credit/points)( for/ if)? |
    von vorteil | von vorteil (ist/sind/wäre/wären) | das wäre (toll/super/schön/klasse/ein plus/das i-tüpfelchen) | gerne auch | extra-?punkte | bonuspunkte | darüber (freuen/hinaus freuen) wir uns | kein muss, aber (schön/toll/gern gesehen/von vorteil) |
    (les/le/vos )?(petits?/gros )?(plus/+)( du profil/ appréciés)? | les (plus/+) qui font la différence | apprécié(e/s/es)? mais pas (obligatoire/indispensable)(s)? | atouts (supplémentaires/appréciés) | (ce )?(serait/sera) un (plus/atout) |
    pré | pre | een pr(é/e) is | dit is een pr(é/e) | leuk als je( ook)?( hebt)? | mooi meegenomen | wat fijn is | fijn als je |
    requisitos (deseados/deseables/valorables/opcionales) | (conocimientos/formación/experiencia) (deseables/deseable/deseados/valorable/valorables) | nos encantaría que( además)?( tuvieras)? | (sumas/sumarás) puntos si | (será/sería) un plus | puntos extra`,
  duty: `
    (our/the )?(tech/technology/technical/engineering )?(stack/toolset) | technologies( we use)? | our (technologies/tools) | tools (we use/of the trade) | what we work with |
    examples of duties | (job/primary) goals? | (what/things) you('ll/ will) (own/work on/be working on/achieve/build/tackle) | how you('ll/ will) make an impact | the opportunity | scope of work | scope |
    (performance/primary/major/main/essential/principal/general/core) (responsibilities/duties/tasks/functions)( and responsibilities)? | essential duties and responsibilities | general summary( of duties)? | a day in the life | (your/the) (impact/challenge/mission) | day to day |
    (ihr/dein/euer) (verantwortungsbereich/wirkungsbereich/aufgabenbereich/aufgabengebiet/job/einsatzgebiet/arbeitsalltag/tätigkeitsbereich) | stellenbeschreibung | tätigkeitsbeschreibung | (unser )?tech-?stack | womit wir arbeiten | technologien |
    missions? (principales?/confiées?) | (le )?descripti(f/on) (du/de) (poste/la mission) | (vos/tes/les )?tâches( principales)? | (notre )?stack( technique)? | environnement technique | activités( principales)? |
    zo ziet je (avond/dag/week/werkdag/werk) eruit | (jouw/je) (werkdag/werkweek/uitdaging/dag) | (onze )?stack | de uitdaging |
    (tu )?día a día | (principales )?actividades | descripción( del puesto/ de la oferta/ del empleo)? | (nuestro )?stack( tecnológico)? | responsabilidades principales | el reto`,
  about: `
    intro | introduction | (application/how to apply) instructions | method of application | application (process/procedure/deadline) | remuneration | physical( and/,)? mental (requirements/demands) | physical(/mental)? (demands/requirements) | working conditions | the company | nondiscrimination notice | non-discrimination | selection (procedure/process) | pay & perks | pay and perks | why (join us/us/work here/work with us) | what you can expect from us | job details |
    einleitung | wie es weitergeht | wie geht es weiter | so geht('s/ es) weiter | was (sie/du) an uns (haben/hast) | was sie von uns (haben/bekommen/erwarten können) | was du von uns (hast/bekommst/erwarten kannst) | das (hast du/haben sie) davon | darauf (kannst du dich/können sie sich) freuen | das gibt('s/ es) bei uns | das unternehmen | unternehmen | das erwartet (dich/sie) bei uns | noch ein paar worte zum schluss | zum schluss | kontakt | (ihr/dein) kontakt |
    informations (supplémentaires/générales) | comment postuler | ce qu'on t'offre | on (offre/t'offre/vous offre) | informations complémentaires | informations pratiques | autres informations | répondre à cette offre | durée du (travail/contrat) | salaire | salaire et avantages | type de contrat | conditions( d'exercice/ de travail/ d'emploi)? | qui sommes-nous | entreprise | l'établissement |
    wat staat daar tegenover | wat krijg je daarvoor terug | belangstelling | vacature in het kort | wat krijg je ervoor terug | bij wie kom je te werken | (waar en )?hoe solliciteren | plaats tewerkstelling | waar ga je werken | over het bedrijf |
    lo que te (damos/ofrecemos) | qué te damos | cómo (solicitarlo/apuntarte) | sobre nosotros | quiénes somos | nuestro proceso | tipo de contrato | (imprescindible )?residente en | palabras clave | datos de la oferta | condiciones laborales`,
};
