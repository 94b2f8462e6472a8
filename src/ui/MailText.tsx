/** An e-mail address that may break before its @, not inside a word. */
export function MailText({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <span>
      <span>{name}</span>
      <wbr />
      <span>{`@${host.join('@')}`}</span>
    </span>
  );
}
