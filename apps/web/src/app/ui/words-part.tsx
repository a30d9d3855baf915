import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { AnimatedText, TEXT_ANIMATIONS } from '../../components/animated-text.tsx';
import { DayBadge } from '../../components/day-badge.tsx';
import { FileLine } from '../../components/file-line.tsx';
import { PlaceName } from '../../components/place-name.tsx';
import { Section } from '../../components/section.tsx';
import { SourceName } from '../../components/source-name.tsx';
import { dayColor } from '../../lib/theme.ts';
import { LONG, RIGHT_TO_LEFT } from './samples.ts';
import { Shown, State } from './shown.tsx';

/** Names and small lines. */
export function WordsPart() {
  return (
    <>
      <Shown name="Section">
        <State is="with action">
          <Section
            title="Devices"
            text="Where you are signed in."
            action={<Button>Sign out</Button>}
          >
            This browser
          </Section>
        </State>
        <State is="long text">
          <Section title={LONG} text={LONG}>
            {LONG}
          </Section>
        </State>
      </Shown>
      <Shown name="PlaceName">
        <State is="two languages">
          <PlaceName name="Gyeongbokgung Palace" localName="경복궁" />
        </State>
        <State is="right to left">
          <PlaceName name={RIGHT_TO_LEFT} />
        </State>
        <State is="long text">
          <PlaceName name={LONG} localName={LONG} />
        </State>
      </Shown>
      <Shown name="FileLine">
        <State is="file">
          <FileLine icon={IconFileText} name="ticket.pdf" detail="120 kB">
            {null}
          </FileLine>
        </State>
        <State is="long text">
          <FileLine icon={IconFileText} name={`${LONG}.pdf`} detail={LONG}>
            {null}
          </FileLine>
        </State>
      </Shown>
      <Shown name="DayBadge and SourceName">
        <State is="day">
          <DayBadge {...dayColor(3)}>Day 3</DayBadge>
        </State>
        <State is="source">
          <SourceName source="OpenStreetMap" />
        </State>
      </Shown>
      <Shown name="AnimatedText">
        {TEXT_ANIMATIONS.map((animation) => (
          <State key={animation} is={animation}>
            <AnimatedText animation={animation} text="Meet OOO." />
          </State>
        ))}
      </Shown>
    </>
  );
}
