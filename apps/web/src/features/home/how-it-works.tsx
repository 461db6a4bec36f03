const steps = [
  {
    title: "Create job descriptions",
    text: "Describe the role. List the must-haves, or have them found in the text.",
  },
  {
    title: "Upload and process CVs",
    text: "Drop in PDF, DOCX or TXT files. Each becomes a candidate with skills, roles and gaps.",
  },
  {
    title: "AI matching with dual rankings",
    text: "Set the weights of five components, and compare your ranking with the AI's.",
  },
  {
    title: "Export and shortlist",
    text: "Shortlist the best candidates and export them as a CSV file.",
  },
];

export function HowItWorks() {
  return (
    <section>
      <h2 className="text-19 font-semibold">How it works</h2>
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4">
            <span aria-hidden className="figures w-4 text-19 font-semibold text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-0.5 text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
