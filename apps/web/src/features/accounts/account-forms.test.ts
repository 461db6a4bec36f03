import { expect, test } from "vitest";
import {
  validatePasswordChange,
  validatePasswordReset,
  validateSignIn,
  validateSignUp,
} from "./account-forms.ts";

const person = {
  firstName: "Ada",
  lastName: "Byron",
  username: "ada",
  email: "ada@example.com",
  password: "secret",
};

test("a person who filled in everything can sign up", () => {
  expect(validateSignUp(person)).toEqual({});
});

test("each missing or wrong field of the sign-up says what is wrong with it", () => {
  const wrong = {
    firstName: " ",
    lastName: "",
    username: " ab ",
    email: "ada@",
    password: "12345",
  };
  expect(validateSignUp(wrong)).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    username: "Username must be at least 3 characters",
    email: "Invalid email address",
    password: "Password must be at least 6 characters",
  });
});

test("signing in needs a name and a password, of whatever length", () => {
  expect(validateSignIn({ username: " ", password: "" })).toEqual({
    username: "Username is required",
    password: "Password is required",
  });
  expect(validateSignIn({ username: "a", password: " " })).toEqual({});
});

test("a changed password is confirmed before the old one is lost", () => {
  const empty = { currentPassword: "", newPassword: "", confirmation: "" };
  expect(validatePasswordChange(empty)).toEqual({
    currentPassword: "Current password is required",
    newPassword: "New password must be at least 6 characters",
    confirmation: "Please confirm your new password",
  });
  const typo = { currentPassword: "old", newPassword: "secret", confirmation: "sceret" };
  expect(validatePasswordChange(typo)).toEqual({ confirmation: "Passwords don't match" });
  expect(validatePasswordChange({ ...typo, confirmation: "secret" })).toEqual({});
});

test("a reset password needs 8 characters, twice the same", () => {
  expect(validatePasswordReset({ newPassword: "1234567", confirmation: "" })).toEqual({
    newPassword: "Password must be at least 8 characters long",
    confirmation: "Passwords do not match",
  });
  expect(validatePasswordReset({ newPassword: "12345678", confirmation: "12345678" })).toEqual({});
});
