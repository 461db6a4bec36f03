import { roleNames, userRoles } from "@resume-picker/domain/accounts/roles";

/** The options of every field that sets a role. */
export const roles = userRoles.map((value) => ({ value, label: roleNames[value] }));
