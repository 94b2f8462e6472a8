import Router from 'next/router';
import { useEffect } from 'react';
import { lowData, markLowData, useLowData } from '@/device/lowData';
import { loadLater } from '@/ui/loadLater';
import { showPicturesAsUsual } from '@/ui/lowPage';
import { lessenFarPictures } from './lessenFarPictures';

const line = loadLater(() => import('./LowDataLine').then((module) => module.LowDataLine));

function lessenAgain(_path: string, { shallow }: { shallow: boolean }): void {
  if (!shallow) showPicturesAsUsual(false);
}

/**
 * Keeps the mark of the page in step with the visitor's choice to use less data, also from another tab. While less is
 * used, makes far pictures small and says what is left out; that line's script is fetched only then.
 */
export function LowData() {
  const isOn = useLowData();
  const LowDataLine = line.useLoaded(isOn);
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
    if (isOn) lessenFarPictures();
  }, [isOn]);
  return isOn && LowDataLine ? <LowDataLine /> : null;
}
