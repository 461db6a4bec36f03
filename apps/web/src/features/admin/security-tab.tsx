import type { ReactNode } from "react";

const information = [
  "Passwords are stored as argon2id hashes. Nobody can read them, not even admins.",
  "A session ends after 30 days without use, with a sign-out, and when its account is deactivated.",
  "Changing a password signs out every other device of that account.",
  "Admins see these screens, not other people's jobs and candidates.",
];

const tips = [
  "Use a password that you use nowhere else. Three unrelated words are easy to remember.",
  "Deactivate the account of somebody who leaves, instead of sharing its password.",
  "Have two admins. One can help when the other is away.",
  "Serve the site by https, and set APP_URL to that address.",
];

/** The route passes the form in, because it belongs to the accounts feature. */
export function SecurityTab({ passwordForm }: { passwordForm: ReactNode }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <section>
        <h2 className="text-16 font-semibold">Change Password</h2>
        <p className="mt-1 mb-5 text-ink-2">The password of your own account.</p>
        <div className="max-w-100">{passwordForm}</div>
      </section>
      <div className="grid content-start gap-8">
        <Points title="Security Information" points={information} />
        <Points title="Security Tips" points={tips} />
      </div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="mt-2">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-2.5 text-pretty text-ink-2">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
