import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: ["**/dist/", "**/node_modules/", "**/*.gen.ts", ".cache/", "packages/db/migrations/"],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/only-throw-error": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "max-params": ["error", 3],
      eqeqeq: "error",
    },
  },
  // Queries are asynchronous in signature, so that another database could stand behind them.
  { files: ["packages/db/queries/**"], rules: { "@typescript-eslint/require-await": "off" } },
  { files: ["apps/web/**/*.tsx", "apps/web/**/*.ts"], ...reactHooks.configs.flat.recommended },
  { files: ["**/*.mjs", "**/*.js"], ...tseslint.configs.disableTypeChecked },
  // The compiler reads these too (checkJs), and knows better what is defined.
  { files: ["**/*.mjs", "**/*.js"], rules: { "no-undef": "off" } },
  prettier,
);
