export const roles = [
  { value: "user", label: "User" },
  { value: "admin", label: "Admin" },
];
