import styled from 'styled-components';
import { Picture } from '@/media/Picture';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { homeWords } from '@/words/homeWords';
import { CardFrame } from './CardFrame';

/** Goods without a page of their own: asked for on WhatsApp, by name. */
export function AskOnlyCard({ title }: { title: string }) {
  return (
    <CardFrame
      title={title}
      picture={<Picture src={undefined} alt="" sizes="" placeholder={title} />}
      action={
        <Ask
          href={whatsAppLink(homeWords.askAbout(title))}
          aria-label={`${homeWords.askOnWhatsApp}: ${title}`}
        >
          {homeWords.askOnWhatsApp}
        </Ask>
      }
    />
  );
}

const Ask = styled(ExternalLink)`
  color: var(--whatsapp);
  font-size: var(--text-small);
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
