/** The parts that only the first view of wide screens needs, as one file. */
export { TableMenu } from "../../../features/candidates/table/table-menu.tsx";
export { AccountMenu } from "../account-menu.tsx";
export { Standing } from "../standing.tsx";
