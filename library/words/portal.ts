interface PortalWords<Words> {
  /** While there is no patient portal. */
  text: Words;
  /** Once content/site.yaml names one; where it is missing, nothing changes. */
  withPortal?: Words | undefined;
}

/** What is said today: nobody is sent to a portal that is not there. */
export const saidToday = <Words>(
  { text, withPortal }: PortalWords<Words>,
  portalUrl: string | undefined,
): Words => (portalUrl === undefined ? text : (withPortal ?? text));
