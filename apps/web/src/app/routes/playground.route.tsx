import { AccessDenied } from '../../features/admin/components/access-denied.tsx';
import { ControlDeck } from '../../features/admin/components/control-deck.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { useVisitor } from './gate.tsx';

/** For admins. The server refuses everyone else too. */
export function Component() {
  const user = useVisitor();
  return <PageContent>{user?.isAdmin === true ? <ControlDeck /> : <AccessDenied />}</PageContent>;
}
