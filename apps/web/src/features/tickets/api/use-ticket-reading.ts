import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { toLocalDate } from '../../../lib/today.ts';
import { fileKindOf } from '../lib/file-kind.ts';
import { withDocument } from '../lib/edit-draft.ts';
import {
  problemOfAnswer,
  problemOfError,
  type ReadingProblem,
  type ReadingSource,
} from '../lib/reading-problem.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { useReadFile, useReadText } from './use-read-ticket.ts';

/** Reads documents into the draft: on success the flights are up for review, else `problem` says why. */
export function useTicketReading() {
  const setDraft = useSetAtom(tripDraftAtom);
  const readFile = useReadFile();
  const readText = useReadText();
  const running = useRef<AbortController | null>(null);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);

  const accept = (source: ReadingSource, name: string | null, answer: TicketAnswer) => {
    const noFlights = problemOfAnswer(source, answer);
    setProblem(noFlights ?? null);
    if (!noFlights) setDraft((draft) => withDocument(draft, { name, answer }));
  };

  return {
    problem,
    isReading: readFile.isPending || readText.isPending,
    reject: (source: ReadingSource) => setProblem({ source, failure: 'tooLarge' }),
    stop: () => running.current?.abort(),
    upload: (file: File) => {
      const source = fileKindOf(file);
      const controller = new AbortController();
      running.current = controller;
      setProblem(null);
      readFile.mutate(
        { file, signal: controller.signal },
        {
          onSuccess: (answer) => accept(source, file.name, answer),
          onError: (error) => {
            if (!controller.signal.aborted) setProblem(problemOfError(source, error));
          },
        },
      );
    },
    paste: (text: string) => {
      setProblem(null);
      readText.mutate(
        { text, receivedOn: toLocalDate(new Date()) },
        {
          onSuccess: (answer) => accept('text', null, answer),
          onError: (error) => setProblem(problemOfError('text', error)),
        },
      );
    },
  };
}
