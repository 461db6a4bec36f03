import { supportCategories } from "@resume-picker/domain/support/support-rules";
import { useId } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { findCategory, validateSupport } from "./support-form.ts";

type Props = { open: boolean; onClose: () => void };

/** Closes after success. Stays open with all input after a failure. */
export function ContactSupportDialog({ open, onClose }: Props) {
  const { user } = useSession();
  const formId = useId();
  const fullName = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  const contact = api.support.contact.useMutation({
    onSuccess: () => {
      reset();
      onClose();
      toast({
        title: "Message Sent",
        description: "Your support request has been sent successfully. We'll get back to you soon!",
        tone: "success",
      });
    },
    onError: (error) =>
      toast({
        error,
        title: "Failed to Send",
        description: errorMessage(error, "Failed to send message"),
        tone: "destructive",
      }),
  });
  const { form, field, reset } = useForm({
    initial: { name: fullName, email: user?.email ?? "", category: "", subject: "", message: "" },
    validate: validateSupport,
    onSubmit: ({ category, ...values }) => {
      const chosen = findCategory(category);
      if (chosen) contact.mutate({ ...values, category: chosen });
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Contact Support"
      description="Tell us what you were doing and what happened."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={contact.isPending}
            busyLabel="Sending..."
          >
            Send Message
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("name")} label="Name" optional autoComplete="name" />
          <TextField
            {...field("email")}
            label="Email"
            type="email"
            autoComplete="email"
            disabled={Boolean(user?.email)}
          />
        </div>
        <SelectField
          {...field("category")}
          label="Category"
          placeholder="Select a category"
          options={supportCategories}
        />
        <TextField {...field("subject")} label="Subject" />
        <TextArea {...field("message")} label="Message" rows={5} />
        {contact.isError && (
          <p role="alert" className="text-13 text-danger">
            {errorMessage(contact.error, "Failed to send message")}
          </p>
        )}
      </form>
    </Dialog>
  );
}
