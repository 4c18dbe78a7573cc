import type { AppOptions } from '#server/http/app.ts';
import { defaultLimits, type IntakeLimits } from '#server/inquiry/intake.ts';
import { inquiryRoutes } from '#server/inquiry/routes.ts';
import { createInquiryService, type InquiryService } from '#server/inquiry/service.ts';
import type { Settings } from '#server/settings.ts';

/** Starts the inquiry service with the app, and ends it after the last request. */
export function wireInquiries(
  settings: Settings,
  limits: IntakeLimits = defaultLimits,
): Pick<AppOptions, 'ready' | 'register' | 'receiverFor'> {
  const { metricsToken } = settings;
  let service: InquiryService | undefined;
  const started = () => {
    if (!service) throw new Error('The inquiry service was asked before it was started.');
    return service;
  };
  return {
    ready: () => started().ready(),
    receiverFor: (client, origin) => started().receiverFor(client, origin),
    async register(app) {
      service = await createInquiryService({
        dataDirectory: settings.dataDir,
        databaseUrl: settings.databaseUrl,
        smtpUrl: settings.smtpUrl,
        mailFrom: settings.mailFrom,
        mailTo: settings.mailTo,
        acknowledge: settings.mailAcknowledge,
        allowedOrigins: settings.allowedOrigins,
        retentionDays: settings.retentionDays,
        limits,
        log: app.log,
      });
      await app.register(inquiryRoutes(service, { metricsToken }));
      app.addHook('onClose', () => started().stop());
    },
  };
}
