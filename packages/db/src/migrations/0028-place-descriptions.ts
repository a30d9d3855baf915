import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/** What a piece of notes begins with that is no text; see `poi-notes.ts` at the time of this migration. */
const LABEL =
  '^(Rating|Total Ratings|Google Rating|Price|Location|Type|Category|Phone|Website|Hours|Place ID|Address):|^Bookmarked from discovery$';

/**
 * What a source says of a place, apart from what the traveller notes. Until now both were the text of the notes, the last
 * of their pieces. It moves where it is certainly the source's: a bookmark or a place of a demo that nobody has changed
 * since it was made, or a text that two travellers have, word for word, at the same place of a source. Any other text
 * stays a note.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pois
      add description text,
      add constraint pois_description_check check (char_length(description) <= 2000)`.execute(db);
  await sql`
    with pieces as (
      select pois.id, pois.source_id, trips.user_id, piece[cardinality(piece)] as last,
        nullif(array_to_string(piece[:cardinality(piece) - 1], ' | '), '') as others,
        pois.created_at = pois.updated_at
          and (trips.is_demo or piece[1] = 'Bookmarked from discovery') as is_untouched
      from pois join trips on trips.id = pois.trip_id,
        lateral regexp_split_to_array(pois.notes, '\\s*\\|\\s*') as piece
      where pois.source_id is not null
        and not exists (
          select from unnest(piece[:cardinality(piece) - 1]) as other where other !~ ${LABEL}
        )
    ), texts as (
      select * from pieces where last !~ ${LABEL} and char_length(last) between 1 and 2000
    ), shared as (
      select source_id, last from texts group by source_id, last having count(distinct user_id) > 1
    )
    update pois set description = texts.last, notes = texts.others
    from texts left join shared using (source_id, last)
    where pois.id = texts.id and (texts.is_untouched or shared.last is not null)`.execute(db);
}
