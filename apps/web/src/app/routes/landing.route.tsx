import { Landing } from '../../features/landing/components/landing.tsx';
import { DropAnywhere } from '../drop-anywhere.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { useNewTrip } from '../use-new-trip.ts';
import { useUpload } from '../use-upload.ts';
import { useStartDemo } from '../use-start-demo.ts';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const demo = useStartDemo(user);
  const newTrip = useNewTrip(user);
  const upload = useUpload(user);
  return (
    <PageContent>
      <Landing
        isSignedIn={user !== null}
        onDemo={demo.start}
        isDemoStarting={demo.isStarting}
        onUpload={upload}
        onNewTrip={newTrip}
      />
      <DropAnywhere user={user} />
    </PageContent>
  );
}
