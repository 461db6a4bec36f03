import { countingParts, scoreComponents, scoreParts } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { areValidWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { useDeferredValue, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Slider } from "../../ui/forms/slider.tsx";
import { spreadRest, sumPercents, toPercents, toWeights, weightStep } from "./spread-weights.ts";
import { WeightsPreview } from "./weights-preview.tsx";
import type { WeightedPerson } from "./weights-preview.tsx";

const defaults = toPercents(defaultWeights);

type Props = {
  /** The current weights of the job. */
  weights: ScoreWeights;
  /** The candidates whose order is previewed as the sliders move. */
  people: readonly WeightedPerson[];
  isSaving: boolean;
  /** Called with the new weights and the ones they are based on. */
  onSave: (weights: ScoreWeights, seen: ScoreWeights) => void;
  onClose: () => void;
};

/** Mounted each time it opens, so it always starts with the current weights. */
export function WeightsDialog({ weights, people, isSaving, onSave, onClose }: Props) {
  const [seen] = useState(weights);
  const [percents, setPercents] = useState(() => toPercents(weights));
  const [touched, setTouched] = useState<ReadonlySet<ScoreComponent>>(new Set());
  // Parts with a default weight of 0 are hidden until they are asked for.
  const [isMoreShown, setIsMoreShown] = useState(false);
  const parts = isMoreShown ? scoreParts : countingParts(seen);
  const shown = useDeferredValue(percents);
  const sum = sumPercents(percents);
  const isComplete = areValidWeights(toWeights(percents)) && Math.abs(sum - 100) < 1;

  const change = (component: ScoreComponent, value: number) => {
    setPercents({ ...percents, [component]: value });
    setTouched(new Set([...touched, component]));
  };

  const reset = () => {
    setPercents(defaults);
    setTouched(new Set());
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Configure Score Weights"
      size="lg-page"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isComplete}
            busy={isSaving}
            onClick={() => onSave(toWeights(percents), seen)}
          >
            Save & Re-score
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_17rem]">
        <div className="flex flex-col gap-4">
          {parts.map(({ component, label, colour }) => (
            <Slider
              key={component}
              label={label}
              value={percents[component]}
              step={weightStep}
              formatValue={(value) => `${value}%`}
              start={
                <span
                  aria-hidden
                  className="size-2.5 rounded-[3px]"
                  style={{ background: `var(${colour})` }}
                />
              }
              onChange={(value) => change(component, value)}
            />
          ))}
          <div className="-mx-2.5 flex flex-wrap justify-between gap-2">
            {parts.length < scoreParts.length && (
              <Button size="sm" variant="quiet" onClick={() => setIsMoreShown(true)}>
                More
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              className="ml-auto"
              disabled={scoreComponents.every((each) => percents[each] === defaults[each])}
              onClick={reset}
            >
              Reset to Defaults
            </Button>
          </div>
          {/* High enough for the button, or the sliders would move from under the pointer. */}
          <div className="flex min-h-18.25 flex-wrap content-start items-center justify-between gap-2 border-t border-line pt-3 thumb:min-h-21.25">
            <p role="status" className="font-medium figures">
              Total: <span className={isComplete ? undefined : "text-danger"}>{sum}%</span>
              {!isComplete && <span className="text-danger"> (Must equal 100%)</span>}
            </p>
            {!isComplete && (
              <Button size="sm" onClick={() => setPercents(spreadRest(percents, touched))}>
                {sum < 100
                  ? `Spread the remaining ${100 - sum}%`
                  : `Remove the extra ${sum - 100}%`}
              </Button>
            )}
          </div>
        </div>
        <WeightsPreview people={people} percents={shown} />
      </div>
    </Dialog>
  );
}
