import { makeOverview } from '@ooo/domain/testing/make-overview';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { OverviewSources } from './overview-sources.tsx';

describe('OverviewSources', () => {
  it('links to the sources and licences that ask for it, and says when each was read', () => {
    const [first, ...entries] = makeOverview().entries;
    if (!first) throw new Error('the overview has no entries');
    const source = 'Open-Meteo archive, 2016–2025';
    const overview = makeOverview({ entries: [{ ...first, source }, ...entries] });
    renderApp(<OverviewSources overview={overview} />);
    const [linked, ...others] = screen
      .getAllByRole('listitem')
      .toSorted((item) => (item.textContent.includes(source) ? -1 : 1));
    expect(linked).toHaveTextContent(
      /^.+: Open-Meteo archive, 2016–2025 \(CC BY 4\.0\) \(.*November 2026\)$/,
    );
    const links = within(linked ?? document.body).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open-Meteo archive', 'https://open-meteo.com/'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ]);
    for (const other of others) expect(within(other).queryByRole('link')).not.toBeInTheDocument();
    expect(others.length).toBeGreaterThan(0);
  });
});
