/** Illustrates the product: a CV with one line highlighted as evidence. */
export function MarkedPage() {
  return (
    <aside aria-hidden className="hidden items-center justify-center overflow-hidden p-12 lg:flex">
      <div className="w-full max-w-110 rounded-panel border border-line bg-surface px-10 py-12 font-quote text-16 leading-relaxed shadow-float">
        <p className="text-24">Amara Okafor</p>
        <p className="text-ink-3">Senior Platform Engineer, Lagos</p>
        <p className="mt-8 text-ink-3">Paystack, 2021 – present</p>
        <p className="mt-2 text-ink-3">Leads a platform team of six</p>
        <p className="mt-2">
          Moved 14 services from REST to{" "}
          <span className="bg-highlighter px-0.5 whitespace-nowrap text-ink">
            TypeScript on Node.js
          </span>
          , cutting p95 latency by half
        </p>
        <p className="mt-2 text-ink-3">Owns the PostgreSQL fleet: 40 clusters, no downtime</p>
        <p className="mt-8 text-ink-3">Andela, 2017 – 2021</p>
        <p className="mt-2 text-ink-3">Built the payroll API used by 300 companies</p>
        <p className="mt-8 border-t border-line pt-4 font-sans text-13 text-ink-2">
          <span className="figures font-semibold text-good">Skills Match 96</span> rests on this
          line. You can check every number.
        </p>
      </div>
    </aside>
  );
}
