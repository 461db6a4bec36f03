/** The workspace's parts for narrow screens, as one file. */
export { CandidateCards } from "../../../features/candidates/candidate-cards.tsx";
export { MoreMenu, PhoneToolbar } from "../narrow-tools.tsx";
