import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** A toast's text with one thing to do about it. */
export function ToastMessage({ text, action }: { text?: string; action: ToastAction }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{text}</Text>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          notifications.clean();
          action.onClick();
        }}
      >
        {action.label}
      </Button>
    </Group>
  );
}
