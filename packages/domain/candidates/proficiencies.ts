export const proficiencies = ["beginner", "intermediate", "advanced", "expert"] as const;
