import Router from 'next/router';
import { type ComponentType, useEffect, useState } from 'react';
import { lowData, markLowData, useLowData } from '@/device/lowData';
import { showPicturesAsUsual } from '@/ui/lowPage';
import { lessenFarPictures } from './lessenFarPictures';

function lessenAgain(_path: string, { shallow }: { shallow: boolean }): void {
  if (!shallow) showPicturesAsUsual(false);
}

/**
 * Keeps the mark of the page in step with the visitor's choice to use less data, also from another tab. While less is
 * used, makes far pictures small and says what is left out; that line's script is fetched only then.
 */
export function LowData() {
  const isOn = useLowData();
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    markLowData();
    const end = lowData.subscribe(markLowData);
    Router.events.on('routeChangeStart', lessenAgain);
    return () => {
      end();
      Router.events.off('routeChangeStart', lessenAgain);
    };
  }, []);
  useEffect(() => {
    if (!isOn) return;
    lessenFarPictures();
    import('./LowDataLine').then(
      (module) => setLine(() => module.LowDataLine),
      () => undefined,
    );
  }, [isOn]);
  return isOn && Line ? <Line /> : null;
}
