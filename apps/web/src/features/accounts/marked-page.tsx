/** Illustrates the product with a CV of the sample data: one line is highlighted as evidence. */
export function MarkedPage() {
  return (
    <aside aria-hidden className="hidden items-center justify-center overflow-hidden p-12 lg:flex">
      <div className="w-full max-w-110 rounded-panel border border-line bg-surface px-10 py-12 font-quote text-16 leading-relaxed shadow-float">
        <p className="text-24">Amara Okafor</p>
        <p className="text-ink-3">Senior Backend Engineer</p>
        <p className="mt-8 text-ink-3">Tallowgate Logistics, Manchester</p>
        <p className="mt-2">
          Moved 14{" "}
          <span className="bg-highlighter px-0.5 whitespace-nowrap text-ink">Node.js services</span>{" "}
          from virtual machines to Docker on Kubernetes
        </p>
        <p className="mt-2 text-ink-3">Mentor two engineers, both since promoted.</p>
        <p className="mt-8 text-ink-3">Harrow &amp; Pike Payments, London</p>
        <p className="mt-2 text-ink-3">
          Built the public REST APIs for refunds and payouts in Node.js and TypeScript
        </p>
        <p className="mt-8 border-t border-line pt-4 font-sans text-13 text-ink-2">
          <span className="font-semibold text-good">Node.js: used on the job.</span> Every point of
          a score has its line in the CV.
        </p>
      </div>
    </aside>
  );
}
