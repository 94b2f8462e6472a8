/** An e-mail address that breaks before its @ when it doesn't fit into a line, and not inside a word. */
export function MailText({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`@${host.join('@')}`}</span>
    </>
  );
}
