import { expect, test } from "vitest";
import { validateSignIn, validateSignUp } from "./account-forms.ts";

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
