import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './account-menu.module.css';

interface MenuItemProps {
  readonly icon: Icon;
  readonly label: string;
  /** An address inside the application; without one the item only does something. */
  readonly to?: string;
  readonly onClick: () => void;
}

export function MenuItem({ icon: ItemIcon, label, to, onClick }: MenuItemProps) {
  const look = {
    variant: 'subtle',
    size: 'sm',
    fullWidth: true,
    justify: 'flex-start',
    className: classes.item,
    leftSection: <ItemIcon size={18} stroke={1.75} />,
    onClick,
  } as const;
  if (to === undefined) return <Button {...look}>{label}</Button>;
  return (
    <Button component={Link} to={to} {...look}>
      {label}
    </Button>
  );
}
