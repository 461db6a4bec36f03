import type { SchoolingWords } from "./schooling-words.ts";

export const english: SchoolingWords = {
  degrees: `
    bachelor | bachelors | bachelor's | master | masters | master's | doctorate | doctoral |
    doctor of | ph._d | d.phil | m.phil | m.b.a | emba | m.sc | b.sc | m.eng | b.eng | b.tech |
    m.tech | b.com | m.com | bca | mca | bba | ll.b | ll.m | j.d | m.d | mbbs | b.ed | m.ed |
    b.f.a | m.f.a | b.m | b.s | m.s | b.a | m.a | b.e | m.e | a.a | a.a.s | a.s | mb_chb |
    mbbch | bmbs | bm_bs | bds | bvsc | bvetmed | bsn | msn | adn | mph | msw | b.arch | m.arch |
    pgce | pgdip | hnd | hnc | btec | gcse | gcses | a-level | a-levels | a level | a levels |
    ged | high school diploma | diploma | associate of | associate in | associate degree |
    associate's of | associate's in | associate's degree | associates degree | undergraduate |
    postgraduate | graduate certificate | certificate | degree | minor | major | nanodegree |
    bootcamp | immersive | study abroad | erasmus | program`,
  schools: `
    universi | ~college> | <college> | <colleges> | <school> | <academy> | <institut |
    <polytech | <faculty> | <seminary> | <conservator | <mit> | <caltech> | <ucla> | <iit> |
    <nit> | <tech> | <coursera> | <udemy> | <udacity> | <general assembly>`,
};
