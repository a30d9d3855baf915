import { Container, Stack, Text, Title } from '@mantine/core';
import { CardsPart } from './cards-part.tsx';
import { ColoursPart } from './colours-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { StatesPart } from './states-part.tsx';
import { WordsPart } from './words-part.tsx';

/** Every shared component in every state, for those who build the product: it is in English, and in `pnpm dev` alone. */
export function Component() {
  return (
    <Container size="var(--ooo-content)" py="lg">
      <Stack gap={0}>
        <Title order={1}>Components</Title>
        <Text c="var(--ooo-muted)" mb="lg">
          Each shared component and each main card in its states.
        </Text>
        <ColoursPart />
        <StatesPart />
        <WordsPart />
        <FieldsPart />
        <CardsPart />
        <ListsPart />
        <PicturesPart />
      </Stack>
    </Container>
  );
}
