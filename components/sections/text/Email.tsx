interface EmailProps {
  address: string;
  className?: string;
}

/** An e-mail address that may break after its @. */
export function Email({ address, className }: EmailProps) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`} className={className}>
      {name}
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </a>
  );
}
