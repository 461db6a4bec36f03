/** Why a correction is rejected. */
export const correctionMessages = {
  email: "Enter a full email address, such as name@example.com",
  phone: "Enter a phone number of at least five digits",
  years: "Years of experience are a number from 0 to 70",
  roleUnnamed: "Name the role or the company",
  educationUnnamed: "Name the degree or the school",
  date: "Write dates as 2021-03 or 2021",
  day: "Write the day as 2026-11-22",
  dayToCome: "This date is in the future",
  order: "The end is before the start",
  link: "Enter a web address that starts with https:// or http://",
  empty: "Enter a value",
  tooLong: "Use at most 200 characters",
  emailTaken: "Another candidate of yours has this email address",
  skillThere: "This skill is already listed",
} as const;
