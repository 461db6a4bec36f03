import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { withAdvice } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";

export type Suggestions = ApiOutput["jobs"]["analyzeSkills"];

/**
 * Requests the skills named in a description. The suggestions stay until they are applied or
 * dismissed.
 */
export function useSkillSuggestions(onSuggested: (suggestions: Suggestions) => void) {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const analysis = api.jobs.analyzeSkills.useMutation({
    onSuccess: (found) => {
      setSuggestions(found);
      onSuggested(found);
      toast({
        title: "AI Analysis Complete",
        description: `Found ${found.mustHaveSkills.length} must-have and ${found.niceToHaveSkills.length} nice-to-have skills`,
        tone: "success",
      });
    },
    onError: (error) =>
      toast({
        error,
        title: "Analysis Failed",
        description: withAdvice("Could not analyze job description. Please try again.", error),
        tone: "destructive",
      }),
  });

  return {
    suggestions,
    isAnalyzing: analysis.isPending,
    dismiss: () => setSuggestions(null),
    analyze: (description: string) => {
      if (description.trim() === "") {
        toast({
          title: "No Description",
          description: "Please write a job description first",
          tone: "destructive",
        });
        return;
      }
      analysis.mutate({ description });
    },
  };
}
