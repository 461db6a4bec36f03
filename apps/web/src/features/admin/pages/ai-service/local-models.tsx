import { api } from "../../../../lib/api.ts";
import { reasonFor } from "../../../../lib/error-message.ts";
import { Button } from "../../../../ui/button.tsx";

type Choice = { baseUrl: string; model: string };

/** Lists AI services found on the server's machine, with their models to choose from. */
export function LocalModels({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const found = api.settings.findLocalModels.useQuery(undefined, {
    enabled: false,
    retry: false,
    gcTime: 0,
  });
  return (
    <div className="mt-2">
      <Button size="sm" busy={found.isFetching} onClick={() => void found.refetch()}>
        Find local models
      </Button>
      <div role="status" className="text-13">
        {found.isError && (
          <p className="mt-2 text-danger">No search was made. {reasonFor(found.error)}</p>
        )}
        {found.data?.length === 0 && (
          <p className="mt-2 text-ink-2">
            Nothing answers on the server’s own machine (ports 11434, 1234, 8080 and 8000).
          </p>
        )}
      </div>
      {found.data !== undefined && found.data.length > 0 && (
        <ul aria-label="Local models" className="mt-2 divide-y divide-line border-y border-line">
          {found.data.map(({ baseUrl, models }) => (
            <li key={baseUrl} className="py-2.5">
              <p className="font-mono text-13">{baseUrl}</p>
              {models.length === 0 && <p className="text-13 text-ink-2">No model is loaded.</p>}
              <div className="mt-1.5 flex flex-wrap gap-1.5">
                {models.map((model) => (
                  <Button
                    key={model}
                    size="sm"
                    className="max-w-full"
                    onClick={() => onChoose({ baseUrl, model })}
                  >
                    <span className="truncate">{model}</span>
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
