import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { RingsLoader } from '../../components/rings-loader.tsx';

export function RootLayout() {
  return (
    <main id="content">
      <Suspense fallback={<RingsLoader />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
