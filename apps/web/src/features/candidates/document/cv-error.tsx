import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

type Props = { message: string; onRetry?: () => void };

export function CvError({ message, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title="The CV can’t be shown"
        actions={onRetry && <Button onClick={onRetry}>Try Again</Button>}
      >
        {message}
      </EmptyState>
    </div>
  );
}
