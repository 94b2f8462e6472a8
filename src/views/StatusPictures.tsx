import styled from 'styled-components';
import { statusPath } from '@/catalogue/addresses/previewName';
import type { Report } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { sharePicture } from '@/product/sharePicture';
import { localPath } from '@/shop/languages';
import { isModifiedClick } from '@/ui/isModifiedClick';

interface Props extends Pick<Report, 'posts'> {
  readonly messages: ReportMessages;
}

/** The pictures that the owner may post, in a row. A press hands one to the phone's share sheet. */
export function StatusPictures({ posts, messages }: Props) {
  const language = useLanguage();
  return (
    <Section className="screen">
      <h2>{messages.posts}</h2>
      <p>{messages.postsLead}</p>
      <div>
        {posts.map(({ path, title }) => {
          const picture = statusPath(localPath(language, path));
          return (
            <a
              key={path}
              href={picture}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                void sharePicture(picture).catch(() => window.location.assign(picture));
              }}
            >
              <img src={picture} alt={title} width="135" height="240" loading="lazy" />
            </a>
          );
        })}
      </div>
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;

  > div {
    display: flex;
    gap: var(--space-3);
    overflow-x: auto;
    padding-block: var(--space-2);
  }

  img {
    max-width: none;
    border-radius: var(--radius);
    background: var(--blush);
  }
`;
