/** The height of the carousel: low on a phone, whose first screen shows more than a banner, 420 px from 1024 px on. */
export const stageHeight = 'clamp(200px, 41vw, 420px)';
