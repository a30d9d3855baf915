import { Button, Group, Stack, Text } from '@mantine/core';
import { sideOfFlights } from '@ooo/domain/tickets/side-of-flights';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { useFlightProblems } from '../api/use-flight-problems.ts';
import { usePlacesOfTrip } from '../api/use-places-of-trip.ts';
import { withTypedFlight } from '../lib/edit-draft.ts';
import { withSegments } from '../lib/journey.ts';
import { listNotes } from '../lib/review-notes.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { DuplicateNotes } from './duplicate-notes.tsx';
import classes from './flights-step.module.css';
import { OpenQuestions } from './open-questions.tsx';
import { SegmentCard } from './segment-card.tsx';

interface FlightFieldsProps {
  readonly trip: Trip | undefined;
  readonly onClose: () => void;
}

/** What is to be settled, what was noticed, and every flight as a card. */
export function FlightFields({ trip, onClose }: FlightFieldsProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const words = useReadingWords();
  const problems = useFlightProblems();
  const flights = withSegments(draft.reading, draft.legs);
  const { cityOf } = usePlacesOfTrip(trip, draft.legs);
  const isOneWay = flights.returnFrom === undefined;
  const isBack = trip && isOneWay && sideOfFlights(trip, flights.legs, cityOf) === 'return';
  const firstBack = isBack ? 0 : (flights.returnFrom ?? flights.legs.length);
  const back = new Set(flights.legs.slice(firstBack));
  return (
    <Stack gap="md" className={classes.fields}>
      <OpenQuestions questions={flights.questions} />
      <DuplicateNotes segments={draft.legs} exceptTripId={trip?.id} onClose={onClose} />
      {listNotes(draft).map(({ code, message, document }) => (
        <Notice
          key={`${code}-${document ?? 'all'}-${message}`}
          kind="warning"
          title={draft.documents.length > 1 ? words.nameOf(document) : undefined}
        >
          {message}
        </Notice>
      ))}
      {draft.legs.map((segment, index) => (
        <SegmentCard
          // Flights have no id: their position among them identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${draft.legs.length}-${index}`}
          segment={segment}
          index={index}
          isReturn={back.has(segment)}
          warnings={listNotes(draft, index)}
          problems={problems[index] ?? []}
        />
      ))}
      {draft.legs.length === 0 && <Text c="var(--ooo-muted)">{t('review.empty')}</Text>}
      <Group gap="xs" className={classes.add}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => setDraft(withTypedFlight(draft))}
        >
          {t('review.add')}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconFilePlus size={18} stroke={1.75} />}
          onClick={() => setDraft({ ...draft, step: 'source' })}
        >
          {t('review.addDocument')}
        </Button>
      </Group>
    </Stack>
  );
}
