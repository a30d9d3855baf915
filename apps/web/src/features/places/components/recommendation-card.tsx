import { ActionIcon, Text } from '@mantine/core';
import { tagForBookmark } from '@ooo/domain/pois/bookmark.rules';
import type { Recommendation } from '@ooo/domain/places/place.schema';
import { IconBookmark, IconBookmarkFilled, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { SHELF_ICONS } from '../lib/shelves.ts';
import { PlaceTip } from './place-tip.tsx';
import classes from './recommendation-card.module.css';

interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  /** The assistant's, once there is one. */
  readonly tip: string | undefined;
  /** Whether it is the one that the assistant would see first. */
  readonly isFirst: boolean;
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

/** A place worth a visit: what it is, who says so, and the button that saves it or takes it back. */
export function RecommendationCard({
  recommendation,
  tip,
  isFirst,
  isSaved,
  onToggle,
}: RecommendationCardProps) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const { name, description, venueType, location, priceRange, rating, subcategory } =
    recommendation;

  return (
    <article className={classes.card} aria-label={name}>
      <SwatchIcon icon={SHELF_ICONS[subcategory]} {...TAG_COLORS[tagForBookmark(recommendation)]} />
      <div className={classes.body}>
        <Text fw={600} size="sm" component="h3">
          {name}
        </Text>
        <Text size="xs" c="var(--ooo-muted)">
          {[venueType, location, priceRange].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" mt={6} lineClamp={3}>
          {description}
        </Text>
        {tip && <PlaceTip tip={tip} isFirst={isFirst} />}
        <Text size="xs" c="var(--ooo-muted)" mt={6} className={classes.source}>
          {rating !== undefined && (
            <span className={classes.rating}>
              <IconStarFilled size={12} aria-hidden /> {format.number(rating)}
            </span>
          )}
          {t('source', {
            source: recommendation.source,
            date: format.month(recommendation.asOf),
          })}
        </Text>
      </div>
      <ActionIcon
        aria-label={t(isSaved ? 'unsave' : 'save', { name })}
        aria-pressed={isSaved}
        onClick={onToggle}
        className={classes.toggle}
      >
        {isSaved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} stroke={1.75} />}
      </ActionIcon>
    </article>
  );
}
